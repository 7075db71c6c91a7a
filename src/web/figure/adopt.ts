const adopted = new Set<string>();

/** Lets the page have the style of a picture: its policy forbids `<style>`, adopted sheets are not text of the page. */
export function adoptStyle(css: string): void {
  if (adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
