/** The working name of the product. Change it only here. */
export const brand = 'Curvela';
