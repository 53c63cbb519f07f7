/**
 * What the browser tests ask of drawings. The function runs inside the page, so it stands alone, and is JavaScript: the
 * rest of the project is checked without the types of a browser.
 */

/** What of each drawing cannot be read: texts over each other, over a limit or over the grid, and texts cut off. */
export function collisions() {
  /** A line of text is drawn with room above and below. */
  const [ABOVE, BELOW] = [0.25, 0.25]
  /** Pixels that two may share. */
  const TOUCHING = 0.75
  const cornersOf = (element, above, below) => {
    const { x, y, width, height } = element.getBBox()
    const place = element.getScreenCTM()
    const [top, bottom] = [y + above * height, y + height - below * height]
    return [
      [x, top],
      [x + width, top],
      [x + width, bottom],
      [x, bottom],
    ].map(([px, py]) => new DOMPoint(px, py).matrixTransform(place))
  }
  /** By how much two convex outlines overlap: the least of any direction. */
  const shared = (a, b) => {
    let least = Number.POSITIVE_INFINITY
    for (const outline of [a, b]) {
      for (let i = 0; i < outline.length; i++) {
        const [from, to] = [outline[i], outline[(i + 1) % outline.length]]
        const length = Math.hypot(to.x - from.x, to.y - from.y)
        if (length === 0) continue
        const along = (p) => (p.x * (from.y - to.y) + p.y * (to.x - from.x)) / length
        const [first, second] = [a.map(along), b.map(along)]
        least = Math.min(least, Math.min(Math.max(...first), Math.max(...second)) - Math.max(Math.min(...first), Math.min(...second)))
      }
    }
    return least
  }
  const isSaid = (text) => text.closest('.said') !== null
  const found = []
  document.querySelectorAll('svg.chart').forEach((svg, index) => {
    const say = (what) => found.push({ index, what })
    const texts = [...svg.querySelectorAll('text')]
      .filter((text) => text.textContent.trim() !== '')
      .map((text) => ({ said: isSaid(text), words: text.textContent, outline: cornersOf(text, ABOVE, BELOW) }))
    const lines = [...svg.querySelectorAll('line')].filter((line) => !line.closest('.leaders'))
    const ruled = lines.map((line) => {
      const { x1, y1, x2, y2 } = line
      const place = line.getScreenCTM()
      const ends = [
        [x1, y1],
        [x2, y2],
      ].map(([x, y]) => new DOMPoint(x.baseVal.value, y.baseVal.value).matrixTransform(place))
      const isGrid = Number(line.getAttribute('opacity') ?? 1) < 0.2
      return { ends, isGrid, isLimit: line.hasAttribute('stroke-dasharray') }
    })
    const page = svg.getBoundingClientRect()
    texts.forEach((text, i) => {
      for (const { x, y } of text.outline) {
        if (x < page.left - 1 || x > page.right + 1 || y < page.top - 1 || y > page.bottom + 1) {
          say(`'${text.words}' leaves the drawing`)
          break
        }
      }
      for (const other of texts.slice(i + 1)) {
        if (shared(text.outline, other.outline) > TOUCHING) say(`'${text.words}' lies over '${other.words}'`)
      }
      for (const { ends, isGrid, isLimit } of ruled) {
        const hit = (text.said ? isLimit : isGrid) && shared(text.outline, [...ends, ends[0]]) > TOUCHING
        if (hit) say(`'${text.words}' lies over ${isGrid ? 'the grid' : 'a limit'}`)
      }
    })
  })
  return found
}
