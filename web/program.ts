import type { EntryContext } from 'react-router'

/**
 * Fetches all modules at once and runs them one after the other, so that the browser can answer people in between. It
 * begins when the page stands with its pictures, when somebody begins to do something, or after three seconds.
 */
const loader = `(function(d,modules,pages,entry){var begun;async function begin(){if(begun)return;begun=true;for(const href of[...modules,entry]){const link=d.createElement("link");link.rel="modulepreload";link.href=href;d.head.append(link)}for(const href of modules){await import(href);await new Promise(function(go){setTimeout(go)})}const found={};for(const id in pages)found[id]=await import(pages[id]);window.__reactRouterRouteModules=found;await import(entry)}addEventListener("load",function(){requestAnimationFrame(function(){setTimeout(begin)})});for(const act of["pointerdown","keydown"])addEventListener(act,begin,{once:true,capture:true});setTimeout(begin,3000)})`

/**
 * Takes a page's program out of the way of what is drawn: on a slow line the page stands a second sooner. `html`: a
 * whole document, with what React Router's `Scripts` put there to start the program at once.
 */
export function programLast(
  html: string,
  { context, nonce }: { context: EntryContext; nonce: string },
) {
  const { entry, routes, url } = context.manifest
  const matched = context.staticHandlerContext.matches.map(({ route }) => routes[route.id]!)
  const ofRoutes = matched.flatMap(({ imports = [], module }) => [...imports, module])
  const modules = [...new Set([url, ...entry.imports, ...ofRoutes])]
  const pages = Object.fromEntries(matched.map(({ id, module }) => [id, module]))
  const given = [modules, pages, entry.module].map((value) => JSON.stringify(value))
  const script = `<script nonce="${nonce}">${loader}(document,${given.join()})</script>`
  return html
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replace(/<script[^>]* type="module"[^>]*>[^<]*<\/script>/, () => script)
}
