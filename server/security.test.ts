import { describe, expect, it } from 'vitest';
import { connectOrigins, contentSecurityPolicy, headersOf } from './security.ts';

it('a site with an https address sends HSTS; a local one does not', () => {
  const name = 'strict-transport-security';
  expect(headersOf({ siteUrl: 'https://curvela.example' })[name]).toBe('max-age=31536000');
  expect(headersOf({ siteUrl: 'http://localhost:5173' })).not.toHaveProperty(name);
});

it('every response forbids framing, sniffing and the use of devices', () => {
  expect(headersOf({ siteUrl: 'http://localhost:5173' })).toEqual({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  });
});

describe('a page may connect to', () => {
  it('the socket of its own site, when the services are built in', () => {
    expect(connectOrigins({ siteUrl: 'https://curvela.example', supabase: undefined })).toEqual([
      'wss://curvela.example',
    ]);
    expect(connectOrigins({ siteUrl: 'http://localhost:5173', supabase: undefined })).toEqual([
      'ws://localhost:5173',
    ]);
  });

  it('a hosted platform and its socket, when that is configured', () => {
    const supabase = { url: 'https://http.supabase.example/x' } as Parameters<
      typeof connectOrigins
    >[0]['supabase'];
    expect(connectOrigins({ siteUrl: 'http://localhost:5173', supabase })).toEqual([
      'https://http.supabase.example/x',
      'wss://http.supabase.example',
    ]);
  });
});

describe('the content security policy', () => {
  it('of a page allows its own files, scripts with the nonce, and nothing else', () => {
    expect(contentSecurityPolicy('n0', ['wss://curvela.example'], false)).toBe(
      [
        "default-src 'self'",
        "script-src 'self' 'nonce-n0'",
        "style-src-elem 'self' 'nonce-n0'",
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self' wss://curvela.example",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
      ].join('; '),
    );
  });

  it('lets forms go to the payment pages, and the development server open sockets', () => {
    const policy = contentSecurityPolicy('n0', [], true, ['https://pay.example']);
    expect(policy).toContain("form-action 'self' https://pay.example;");
    expect(policy).toContain("connect-src 'self' ws:;");
  });
});
