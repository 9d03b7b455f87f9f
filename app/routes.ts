import { index, layout, prefix, route, type RouteConfig } from '@react-router/dev/routes';

/**
 * Every route of the specification, in its order (section 2). Layouts provide a feature's texts and add nothing to the
 * path. No page is added outside this table; /tutors, /refund-policy and /cookie-policy are missing on purpose.
 */
export default [
  layout('shell/ui/frame.tsx', [
    // Public: marketing and information
    layout('marketing/ui/screens/layout.tsx', [
      index('marketing/ui/screens/home.tsx'),
      route('mission', 'marketing/ui/screens/mission.tsx'),
      route('meet-the-team', 'marketing/ui/screens/meet-the-team.tsx'),
      route('teaching', 'marketing/ui/screens/teaching.tsx'),
      route('contact', 'marketing/ui/screens/contact.tsx'),
      route('terms', 'marketing/ui/screens/terms.tsx'),
      route('privacy', 'marketing/ui/screens/privacy.tsx'),
      route('faq', 'marketing/ui/screens/faq.tsx'),
    ]),
    // Prices share the query client with signed-in pages, because packages of five sessions are bought there
    layout('shell/ui/query-boundary.tsx', { id: 'prices' }, [
      layout('pricing/ui/screens/layout.tsx', [route('pricing', 'pricing/ui/screens/pricing.tsx')]),
    ]),
    layout('shell/ui/query-boundary.tsx', { id: 'courses-data' }, [
      layout('courses/ui/screens/layout.tsx', [
        route('courses', 'courses/ui/screens/courses.tsx'),
        route('courses/:id', 'courses/ui/screens/course.tsx'),
      ]),
    ]),

    // Public: sign-in. Outside the query boundary, because they must survive a change of user
    layout('accounts/ui/screens/layout.tsx', [
      route('auth', 'accounts/ui/screens/auth.tsx'),
      route('auth/callback', 'accounts/ui/screens/callback.tsx'),
      route('reset-password', 'accounts/ui/screens/reset-password.tsx'),
    ]),

    // Public: signed-in data is loaded in the browser, so these share one query client
    layout('shell/ui/query-boundary.tsx', [
      layout('dashboard/ui/screens/layout.tsx', [
        route('dashboard', 'dashboard/ui/screens/dashboard.tsx'),
        route('learner-profiles', 'dashboard/ui/screens/learner-profiles.tsx'),
      ]),
      layout('tutors/ui/screens/layout.tsx', [
        route('tutor', 'tutors/ui/screens/tutor-search.tsx'),
        route('tutors/:tutorId', 'tutors/ui/screens/tutor-page.tsx'),
        layout('tutor-dashboard/ui/availability/layout.tsx', [
          route('dashboard/availability', 'tutor-dashboard/ui/screens/availability.tsx'),
        ]),
        layout('tutor-dashboard/ui/layout.tsx', [
          route('tutor-dashboard', 'tutor-dashboard/ui/screens/tutor-dashboard.tsx'),
        ]),
      ]),
      layout('booking/ui/screens/layout.tsx', [
        route('book', 'booking/ui/screens/book.tsx'),
        route('confirm', 'booking/ui/screens/confirm.tsx'),
        route('booking/thanks', 'booking/ui/screens/thanks.tsx'),
      ]),
      layout('teaching/ui/screens/layout.tsx', [
        route('tutor-models', 'teaching/ui/screens/tutor-models.tsx'),
        route('ai-tutor', 'teaching/ui/screens/ai-tutor.tsx'),
        route('tutor/adhd', 'teaching/ui/screens/focus-tutor.tsx'),
        route('tutors/adhd/start', 'teaching/ui/screens/focus-start.tsx'),
      ]),
      layout('practice/ui/screens/layout.tsx', [route('tutor/practice', 'practice/ui/screens/practice.tsx')]),

      // Guarded: administrators only (the guard is for display; the server decides on every call)
      layout('founders/ui/screens/layout.tsx', [
        route('founder-hub', 'founders/ui/screens/founder-hub.tsx'),
        route('founder/tutors/:id', 'founders/ui/screens/founder-tutor.tsx'),
        route('founder/ai', 'founders/ui/screens/founder-ai.tsx'),
      ]),
    ]),

    // Developer test routes: the maths labs
    ...prefix('dev', [
      layout('maths/ui/screens/layout.tsx', [
        route('math-lab', 'maths/ui/screens/math-lab.tsx'),
        route('graph', 'maths/ui/screens/graph.tsx'),
        route('graph-test', 'maths/ui/screens/graph-test.tsx'),
        route('graph-debug', 'maths/ui/screens/graph-debug.tsx'),
        route('graph-test-simple', 'maths/ui/screens/simple.tsx'),
        route('math-and-graph-test', 'maths/ui/screens/math-and-graph.tsx'),
        route('math-only-test', 'maths/ui/screens/math-only.tsx'),
        route('graph-component-test', 'maths/ui/screens/component.tsx'),
        route('equation-graph-direct-test', 'maths/ui/screens/direct.tsx'),
        route('graph-debug-live', 'maths/ui/screens/live.tsx'),
        route('graph-normalize-test', 'maths/ui/screens/normalise.tsx'),
        route('graph-enhanced-test', 'maths/ui/screens/enhanced.tsx'),
        route('bulletproof-graph-test', 'maths/ui/screens/bulletproof.tsx'),
      ]),
    ]),

    // Not found: any other path, with status 404
    route('*', 'shell/ui/screens/not-found.tsx'),
  ]),

  // Focus sessions: no navigation, no footer
  layout('shell/ui/quiet-frame.tsx', [
    layout('teaching/ui/screens/quiet-layout.tsx', [
      route('tutors/adhd/session/:sessionId', 'teaching/ui/screens/focus-session.tsx'),
    ]),
  ]),

  // Redirect
  route('lead-dashboard', 'shell/ui/screens/lead-dashboard.ts'),
] satisfies RouteConfig;
