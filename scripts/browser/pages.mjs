// Uses the pages as a reader would, in light and dark, at 390 and 1280 px, all of them side by side: types, draws, stores the key, downloads,
// follows an error to its location, saves a file during a preview, and sends every request that /docs offers (with `today` a third of
// them). Fails on a missing effect, horizontal scrolling, requests to other hosts, and resources that the page's policy blocks.
//
//   node scripts/browser/pages.mjs [today] [FOLDER for screenshots]
import { mkdirSync } from 'node:fs';
import { FONT_FILES } from '../metrics/font-files.mjs';
import { withChromium } from './chromium.mjs';
import { useDocs } from './pages/docs.mjs';
import { useHome } from './pages/home.mjs';
import { pageChecks } from './pages/page-checks.mjs';
import { usePreview } from './pages/preview.mjs';
import { withService } from './services.mjs';

const [shots] = process.argv.slice(2).filter((each) => each !== 'today');
if (shots) mkdirSync(shots, { recursive: true });
const checksOfPages = pageChecks(shots);
const fonts = [...FONT_FILES.map((each) => each.file), '/usr/share/fonts/truetype/dejavu/DejaVuSansMono.ttf'];
await withChromium(fonts, (browser) =>
  withService((service) =>
    Promise.all([
      useDocs(browser, service, checksOfPages),
      useHome(browser, service, checksOfPages),
      usePreview(browser, checksOfPages),
    ]),
  ),
);
const { checks, problems } = checksOfPages.result();
process.stderr.write(`Pages: ${checks} checks, ${problems.length} problems.\n`);
for (const each of problems) process.stderr.write(`${each}\n`);
process.exit(problems.length > 0 ? 1 : 0);
