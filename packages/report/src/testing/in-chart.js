/**
 * What the browser tests ask of drawings. The function runs inside the page, so it stands alone, and is JavaScript: the
 * rest of the project is checked without the types of a browser.
 */

/** What of each drawing cannot be read: texts over each other, over a curve, a limit or the grid, and texts cut off. */
export function collisions() {
  /** Share of a line of text that is room above and below its letters. */
  const ROOM = 0.25
  /** Pixels that two may share, and pixels of curves that a label with its halo may cover. */
  const [TOUCHING, COVERED] = [0.75, 12]
  /** Pixels between two points at which a curve is looked at. */
  const STEP = 2

  const placed = (element, points) => {
    const place = element.getScreenCTM()
    return points.map(([x, y]) => new DOMPoint(x, y).matrixTransform(place))
  }
  const outlineOf = (text) => {
    const { x, y, width, height } = text.getBBox()
    const [right, top, bottom] = [x + width, y + ROOM * height, y + (1 - ROOM) * height]
    return placed(text, [
      [x, top],
      [right, top],
      [right, bottom],
      [x, bottom],
    ])
  }
  /** By how much two convex outlines overlap: the least of any direction. */
  const shared = (a, b) => {
    const directions = [a, b].flatMap((outline) =>
      outline.map((from, i) => {
        const to = outline[(i + 1) % outline.length]
        const length = Math.hypot(to.x - from.x, to.y - from.y)
        return [(from.y - to.y) / length, (to.x - from.x) / length]
      }),
    )
    const along = ([dx, dy], outline) => outline.map(({ x, y }) => x * dx + y * dy)
    const overlaps = directions
      .filter((direction) => direction.every(Number.isFinite))
      .map((direction) => {
        const [first, second] = [along(direction, a), along(direction, b)]
        return Math.min(Math.max(...first), Math.max(...second)) - Math.max(Math.min(...first), Math.min(...second))
      })
    return Math.min(...overlaps)
  }
  const textsOf = (svg) =>
    [...svg.querySelectorAll('text')]
      .filter((text) => text.textContent.trim() !== '')
      .map((text) => ({ said: text.closest('.said') !== null, words: text.textContent, outline: outlineOf(text) }))
  const linesOf = (svg) =>
    [...svg.querySelectorAll('line:not(.leaders line)')].map((line) => ({
      ends: placed(line, [
        [line.x1.baseVal.value, line.y1.baseVal.value],
        [line.x2.baseVal.value, line.y2.baseVal.value],
      ]),
      isGrid: Number(line.getAttribute('opacity') ?? 1) < 0.2,
      isLimit: line.hasAttribute('stroke-dasharray'),
    }))
  const curvesOf = (svg) =>
    [...svg.querySelectorAll('path[stroke]:not([fill]), path[stroke][fill=none]')]
      .filter((path) => !path.closest('.hits') && path.getTotalLength() > 0)
      .flatMap((path) => {
        const length = path.getTotalLength()
        const steps = Array.from({ length: Math.floor(length / STEP) + 1 }, (_, i) => path.getPointAtLength(i * STEP))
        return placed(
          path,
          steps.map(({ x, y }) => [x, y]),
        )
      })

  const isCut = ({ outline }, page) =>
    outline.some(({ x, y }) => x < page.left - 1 || x > page.right + 1 || y < page.top - 1 || y > page.bottom + 1)
  const covered = ({ outline: [from, , to] }, points) =>
    STEP * points.filter(({ x, y }) => x > from.x && x < to.x && y > from.y && y < to.y).length
  /** Labels keep off the limits; the names of ticks and of series stand outside of the grid. */
  const crossed = ({ said, outline }, lines) =>
    lines.find(
      ({ ends, isGrid, isLimit }) => (said ? isLimit : isGrid) && shared(outline, [...ends, ends[0]]) > TOUCHING,
    )

  const faultsOf = (svg) => {
    const [texts, lines, page] = [textsOf(svg), linesOf(svg), svg.getBoundingClientRect()]
    const curves = texts.some(({ said }) => said) ? curvesOf(svg) : []
    return texts.flatMap((text, i) => {
      const over = texts.slice(i + 1).filter((other) => shared(text.outline, other.outline) > TOUCHING)
      const line = crossed(text, lines)
      return [
        ...(isCut(text, page) ? ['leaves the drawing'] : []),
        ...over.map((other) => `lies over '${other.words}'`),
        ...(line ? [`lies over ${line.isGrid ? 'the grid' : 'a limit'}`] : []),
        ...(text.said && covered(text, curves) > COVERED ? ['lies over a curve'] : []),
      ].map((fault) => `'${text.words}' ${fault}`)
    })
  }
  return [...document.querySelectorAll('svg.chart')].flatMap((svg, index) =>
    faultsOf(svg).map((what) => ({ index, what })),
  )
}
