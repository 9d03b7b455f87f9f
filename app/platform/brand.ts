/** The working name of the product. The owner changes it here and nowhere else. */
export const brand = 'Curvela';
