import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/**
 * Every route of the specification, under its headings (section 2). Layouts carry a feature's texts and add nothing to the
 * address. No page is added outside this table; /tutors, /refund-policy and /cookie-policy are missing on purpose.
 */
export default [
  layout('shell/frame.tsx', [
    // Public: marketing and information
    layout('marketing/screens/layout.tsx', [
      index('marketing/screens/home.tsx'),
      route('mission', 'marketing/screens/mission.tsx'),
      route('meet-the-team', 'marketing/screens/meet-the-team.tsx'),
      route('teaching', 'marketing/screens/teaching.tsx'),
      route('contact', 'marketing/screens/contact.tsx'),
      route('terms', 'marketing/screens/terms.tsx'),
      route('privacy', 'marketing/screens/privacy.tsx'),
      route('faq', 'marketing/screens/faq.tsx'),
    ]),
    // Prices stand in the same room of data as what is signed in: five sessions are bought there
    layout('shell/data-room.tsx', { id: 'prices' }, [
      layout('pricing/screens/layout.tsx', [route('pricing', 'pricing/screens/pricing.tsx')]),
    ]),
    layout('shell/data-room.tsx', { id: 'courses-data' }, [
      layout('courses/screens/layout.tsx', [
        route('courses', 'courses/screens/courses.tsx'),
        route('courses/:id', 'courses/screens/course.tsx'),
      ]),
    ]),

    // Public: the ways in. They stand through a change of person, which data does not
    layout('accounts/screens/layout.tsx', [
      route('auth', 'accounts/screens/auth.tsx'),
      route('auth/callback', 'accounts/screens/callback.tsx'),
      route('reset-password', 'accounts/screens/reset-password.tsx'),
    ]),

    // Public: signed-in data is loaded in the browser, so these share one query client
    layout('shell/data-room.tsx', [
      layout('learners/screens/layout.tsx', [
        route('dashboard', 'learners/screens/dashboard.tsx'),
        route('learner-profiles', 'learners/screens/learner-profiles.tsx'),
      ]),
      layout('tutors/screens/layout.tsx', [
        route('tutor', 'tutors/screens/tutor-search.tsx'),
        route('tutors/:tutorId', 'tutors/screens/tutor-page.tsx'),
        layout('tutors/availability/layout.tsx', [
          route('dashboard/availability', 'tutors/screens/availability.tsx'),
        ]),
        layout('tutors/room/layout.tsx', [route('tutor-dashboard', 'tutors/screens/tutor-dashboard.tsx')]),
      ]),
      layout('booking/screens/layout.tsx', [
        route('book', 'booking/screens/book.tsx'),
        route('confirm', 'booking/screens/confirm.tsx'),
        route('booking/thanks', 'booking/screens/thanks.tsx'),
      ]),
      layout('teaching/screens/layout.tsx', [
        route('tutor-models', 'teaching/screens/tutor-models.tsx'),
        route('ai-tutor', 'teaching/screens/ai-tutor.tsx'),
        route('tutor/adhd', 'teaching/screens/focus-tutor.tsx'),
        route('tutors/adhd/start', 'teaching/screens/focus-start.tsx'),
      ]),
      layout('practice/screens/layout.tsx', [route('tutor/practice', 'practice/screens/practice.tsx')]),

      // Guarded: administrators only (the guard is for display; the server decides on every call)
      layout('founders/screens/layout.tsx', [
        route('founder-hub', 'founders/screens/founder-hub.tsx'),
        route('founder/tutors/:id', 'founders/screens/founder-tutor.tsx'),
        route('founder/ai', 'founders/screens/founder-ai.tsx'),
      ]),
    ]),

    // Developer test routes: the maths labs
    ...prefix('dev', [
      layout('maths/screens/layout.tsx', [
        route('math-lab', 'maths/screens/math-lab.tsx'),
        route('graph', 'maths/screens/graph.tsx'),
        route('graph-test', 'maths/screens/graph-test.tsx'),
        route('graph-debug', 'maths/screens/graph-debug.tsx'),
        route('graph-test-simple', 'maths/screens/simple.tsx'),
        route('math-and-graph-test', 'maths/screens/math-and-graph.tsx'),
        route('math-only-test', 'maths/screens/math-only.tsx'),
        route('graph-component-test', 'maths/screens/component.tsx'),
        route('equation-graph-direct-test', 'maths/screens/direct.tsx'),
        route('graph-debug-live', 'maths/screens/live.tsx'),
        route('graph-normalize-test', 'maths/screens/normalise.tsx'),
        route('graph-enhanced-test', 'maths/screens/enhanced.tsx'),
        route('bulletproof-graph-test', 'maths/screens/bulletproof.tsx'),
      ]),
    ]),

    // Not found: any other path, with status 404
    route('*', 'shell/screens/not-found.tsx'),
  ]),

  // Focus sessions: no navigation, no footer
  layout('shell/quiet-frame.tsx', [
    layout('teaching/screens/quiet-layout.tsx', [
      route('tutors/adhd/session/:sessionId', 'teaching/screens/focus-session.tsx'),
    ]),
  ]),

  // Redirect
  route('lead-dashboard', 'shell/screens/lead-dashboard.ts'),
] satisfies RouteConfig;
