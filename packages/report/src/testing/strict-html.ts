/** A parser that knows only what a report may hold: any other element or attribute, or any tag left open, is an error. */

const ELEMENTS = new Set(
  (
    'html head meta title style body a header nav main section h1 h2 h3 h4 h5 p div img span strong code pre ul ol li dl dt dd table caption ' +
    'thead tbody tr th td figure figcaption details summary time svg g path line rect text tspan defs pattern clippath lineargradient ' +
    'stop circle math mrow mi mn mo mtext mspace mfrac msqrt mroot msub msup msubsup munder mover munderover mtable mtr mtd'
  ).split(' '),
)
const VOID = new Set(['meta', 'img'])
const ATTRIBUTES =
  /^(lang|charset|name|content|http-equiv|href|id|class|aria-(label|labelledby|hidden)|tabindex|scope|datetime|role|width|height|viewBox|fill(-opacity)?|stroke(-.+)?|opacity|transform|d|[xy][12]?|dx|dy|r|cx|cy|font-(size|weight|family|style)|text-anchor|clip-path|offset|stop-color|pattern(Units|Transform)|display|mathvariant|form|stretchy|fence|symmetric|accent|[lr]space|columnalign|columnspacing|rowspacing|style|alt|src)$/
const TAG = /<(!DOCTYPE html|\/?[A-Za-z0-9]+)((?:\s+[A-Za-z][A-Za-z0-9:-]*(?:="[^"<]*")?)*)\s*(\/?)>/y

/** Throws at the first thing that is not plain, closed, known markup. Style is taken as it is. */
export function assertStrict(page: string): void {
  const text = page.replace(/(<style>)[^<]*(<\/style>)/, '$1$2')
  const open: string[] = []
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at + 1)) {
    TAG.lastIndex = at
    const found = TAG.exec(text)
    const where = () => JSON.stringify(text.slice(Math.max(0, at - 60), at + 120))
    if (!found) throw new Error(`not a tag: ${where()}`)
    const [, name = '', attributes = '', empty] = found
    if (name.startsWith('!')) continue
    if (name.startsWith('/')) {
      if (open.pop() !== name.slice(1)) throw new Error(`${name} closes nothing: ${where()}`)
      continue
    }
    if (!ELEMENTS.has(name.toLowerCase())) throw new Error(`<${name}> does not belong in a report: ${where()}`)
    for (const [, attribute = '', value = ''] of attributes.matchAll(/\s([A-Za-z][A-Za-z0-9:-]*)(?:="([^"]*)")?/g)) {
      if (attribute === 'src' && !/^data:image\/(png|jpeg|webp|gif);base64,/.test(value))
        throw new Error(`a picture from elsewhere does not belong in a report: ${where()}`)
      if (!ATTRIBUTES.test(attribute)) throw new Error(`attribute ${attribute} does not belong in a report: ${where()}`)
    }
    if (empty !== '/' && !VOID.has(name)) open.push(name)
  }
  if (open.length > 0) throw new Error(`left open: ${open.join(', ')}`)
}
