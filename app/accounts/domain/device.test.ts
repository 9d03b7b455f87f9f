import { expect, it } from 'vitest';
import { deviceOf } from './device.ts';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge',
    'Windows',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
    'Safari',
    'Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.7444.46 Mobile/15E148 Safari/604.1',
    'Chrome',
    'iPhone',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet',
    'Android',
  ],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome',
    'ChromeOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) Chrome/142.0.0.0 Mobile Safari/537.36 EdgA/142.0.0.0',
    'Edge',
    'Android',
  ],
  ['Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) Version/18.0 EdgiOS/142.0 Safari/604.1', 'Edge', 'iPad'],
  ['Mozilla/5.0 (Windows NT 6.1) Chrome/18.0 Safari/535.1 Edge/18.17763', 'Edge', 'Windows'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/142.0.0.0 Safari/537.36 OPR/124.0.0.0', 'Opera', 'Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Version/18.6 Safari/604.1 OPT/6.2',
    'Opera',
    'iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 9_0 like Mac OS X) OPiOS/16.0 Mobile Safari/9537.53',
    'Opera',
    'iPhone',
  ],
  ['Opera/9.80 (Windows NT 6.1) Presto/2.12 Version/12.16', 'Opera', 'Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64) Chrome/142.0.0.0 Safari/537.36 Vivaldi/7.6', 'Vivaldi', 'Linux'],
  ['Mozilla/5.0 (Windows NT 10.0) Chrome/142.0 YaBrowser/25.10 Safari/537.36', 'Yandex', 'Windows'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_6) Version/18 YaSearchBrowser/25 Safari/604.1', 'Yandex', 'iPhone'],
  ['Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) FxiOS/145.0 Safari/605.1.15', 'Firefox', 'iPad'],
  ['Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/142.0.0.0 Safari/537.36', 'Chrome', 'Linux'],
  ['Mozilla/5.0 (X11; Linux armv7l) Chromium/90.0 Safari/537.36', 'Chrome', 'Linux'],
  ['Mozilla/5.0 (Mac OS X) Safari/604.1', null, 'Mac'],
])('%s', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

it.each([null, '', 'curl/8.5.0', '<script>alert(1)</script>'])(
  '%s is not a recognized browser',
  (userAgent) => {
    expect(deviceOf(userAgent)).toEqual({ browser: null, system: null });
  },
);
