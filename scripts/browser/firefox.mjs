// Debian's Firefox without a driver: in, an address and whether its reader prefers dark; out, a running browser that opens it, with a fresh profile that calls
// no other server. What the page has to say, it sends to its own server.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.auto': false,
  'browser.aboutwelcome.enabled': false,
  'browser.discovery.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.region.update.enabled': false,
  'browser.safebrowsing.downloads.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.search.update': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'datareporting.healthreport.uploadEnabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'dom.push.connection.enabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.systemAddon.update.enabled': false,
  'extensions.update.enabled': false,
  'media.gmp-manager.updateEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disablePrefetch': true,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

/** Runs `work` while Firefox has the page open; rejects if Firefox ends first. With `shot`, a file, Firefox draws the loaded page into it and ends. */
export async function withFirefox(address, work, { isDark = false, shot } = {}) {
  const home = mkdtempSync(join(tmpdir(), 'linework-firefox-'));
  const profile = join(home, 'profile');
  mkdirSync(profile);
  const all = {
    ...PREFERENCES,
    'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
    'ui.systemUsesDarkTheme': isDark ? 1 : 0,
  };
  const lines = Object.entries(all).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  writeFileSync(join(profile, 'user.js'), lines.join(''));
  const drawing = shot === undefined ? [] : ['--screenshot', shot, '--window-size=1000,1200'];
  const firefox = spawn(
    process.env.FIREFOX ?? '/usr/bin/firefox-esr',
    ['--headless', '--no-remote', '--profile', profile, ...drawing, address],
    { env: { PATH: process.env.PATH, HOME: home }, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let stderr = '';
  firefox.stderr.setEncoding('utf8').on('data', (text) => {
    stderr += text;
  });
  const ended = new Promise((resolve, reject) => {
    firefox.once('error', reject);
    firefox.once('exit', (code, signal) => {
      if (shot !== undefined && code === 0) resolve();
      else reject(new Error(`Firefox ended with ${code ?? signal}: ${stderr}`));
    });
  });
  // Ended by this function, it rejects for nobody.
  ended.catch(() => {});
  try {
    const worked = work();
    if (shot !== undefined) await ended;
    return await Promise.race([worked, ended.then(() => worked)]);
  } finally {
    if (firefox.exitCode === null && firefox.signalCode === null) {
      firefox.kill();
      await ended.catch(() => {});
    }
    rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
