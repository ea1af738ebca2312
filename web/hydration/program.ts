import type { EntryContext } from 'react-router'

/**
 * Fetches all modules at once and runs them one after the other, so that the browser can answer people in between. It
 * begins when the page is seen and has its pictures (what is drawn may come onto the screen long after a frame's end),
 * when somebody begins to do something, or after three seconds.
 */
const loader = `
function (modules, pages, entry) {
  var hasBegun = false;
  async function begin() {
    if (hasBegun) return;
    hasBegun = true;
    for (const href of [...modules, entry]) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = href;
      document.head.append(link);
    }
    for (const href of modules) {
      await import(href);
      await new Promise((next) => setTimeout(next));
    }
    const found = {};
    for (const id in pages) found[id] = await import(pages[id]);
    window.__reactRouterRouteModules = found;
    await import(entry);
  }
  addEventListener("load", () => {
    const seen = (entries) => {
      if (entries.getEntriesByName("first-contentful-paint").length > 0) begin();
    };
    if (PerformanceObserver.supportedEntryTypes.includes("paint"))
      new PerformanceObserver(seen).observe({ type: "paint", buffered: true });
    else begin();
  });
  for (const act of ["pointerdown", "keydown"])
    addEventListener(act, begin, { once: true, capture: true });
  setTimeout(begin, 3000);
}`.replaceAll(/\n */g, ' ')

/** How React Router's `Scripts` starts the program. */
const atOnce = /<script[^>]* type="module"[^>]*>[^<]*<\/script>/

/**
 * Takes a page's program out of the way of what is drawn: on a slow line the page stands a second sooner. `html` is a
 * whole document that would start the program at once; throws when it does not.
 */
export function programLast(
  html: string,
  { context, nonce }: { context: EntryContext; nonce: string },
) {
  if (!atOnce.test(html)) throw new Error('a page was drawn without what starts its program')
  const { entry, routes, url } = context.manifest
  const matched = context.staticHandlerContext.matches.map(({ route }) => routes[route.id]!)
  const ofRoutes = matched.flatMap(({ imports = [], module }) => [...imports, module])
  const modules = [...new Set([url, ...entry.imports, ...ofRoutes])]
  const pages = Object.fromEntries(matched.map(({ id, module }) => [id, module]))
  const given = [modules, pages, entry.module].map((value) => JSON.stringify(value))
  const script = `<script nonce="${nonce}">(${loader})(${given.join()})</script>`
  return html.replaceAll(/<link rel="modulepreload"[^>]*>/g, '').replace(atOnce, () => script)
}
