import { launchChromium } from './chromium.mjs';

const browser = await launchChromium();
const shots = JSON.parse(process.argv[2]);
for (const { name, hash, width = 1280, height = 900, dark = false, fr = true, act } of shots) {
  const page = await browser.newPage({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    locale: fr ? 'fr-FR' : 'en-US',
  });
  page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log(name, m.text()));
  page.on('pageerror', (e) => console.log(name, 'ERR', e.message));
  await page.goto(`http://localhost:8171/${hash}`);
  await page.waitForSelector('.evaluate-table, .broken', { timeout: 60000 }).catch((e) => console.log(name, e.message));
  await page.waitForTimeout(400);
  if (act) {
    await page.evaluate(act);
    await page.waitForTimeout(500);
  }
  await page.screenshot({ path: `/tmp/shot-${name}.png`, fullPage: true });
  console.log(
    name,
    await page.evaluate(() => [location.hash, document.documentElement.scrollWidth, document.querySelector('.sum')?.textContent]),
  );
  await page.close();
}
await browser.close();
