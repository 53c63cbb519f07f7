/** What a figure promises: to scale, nothing over anything else, every number that it is given, the same bytes. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Dimension, Shape } from './drawing.ts'
import { type Drawing, figure, labelled, named, ofDiameter, renderFigure } from './index.ts'
import { FOOT, layoutOf, stretchOf } from './layout.ts'
import { textWidth } from './text-width.ts'
import { pipeSection } from './things/pipe-section.ts'

const about = { id: 'f', title: 'Beam & <pipe>', description: 'A beam.' }
const draw = (drawing: Drawing) => renderFigure(drawing, about)
const box = (width: number, height: number): Shape => ({
  kind: 'polygon',
  points: [
    [0, 0],
    [width, 0],
    [width, height],
    [0, height],
  ],
  role: 'steel',
})
const across = (width: number, symbol: string, edge: 'above' | 'below'): Dimension => ({
  kind: 'dimension',
  from: [0, 0],
  to: [width, 0],
  edge,
  label: labelled(symbol, width, 'mm'),
})
const figured = (...shapes: Shape[]) => figure({ unit: 'm', scale: 'true' }, shapes)

test('the same drawing gives the same bytes', () => {
  const drawing = figured(box(3, 1), across(3, 'L', 'below'))
  assert.equal(draw(drawing), draw(structuredClone(drawing)))
})

test('a figure to scale has one scale, and a thicker wall is drawn thicker', () => {
  const { scale } = layoutOf(figured(box(3, 1)))
  assert.equal(scale.x, scale.y)
  const pipe = (wall: number) => draw(figured(...pipeSection({ at: [0, 0], outerDiameter: 0.3, wall })))
  const inner = (svg: string) => Number(/Z.*?a([\d.]+) /.exec(svg.slice(svg.indexOf('class="a steel cut"')))?.[1])
  assert.ok(inner(pipe(0.03)) < inner(pipe(0.01)))
})

test('a body is hatched where it is cut and plain where it is seen; ground and water are hatched in either', () => {
  const hatched = (shape: Shape) => draw(figured(shape)).includes('class="p"')
  assert.ok(!hatched(box(3, 1)))
  assert.ok(hatched({ ...box(3, 1), cut: true } as Shape))
  assert.ok(hatched({ kind: 'layer', top: 1, bottom: 0, role: 'water' }))
})

test('what fills an area is named in the legend, unless a label names it', () => {
  const words = (...shapes: Shape[]) => draw(figured(...shapes)).replace(/<(title|desc)[^>]*>.*?<\/\1>|<[^>]+>/g, ' ')
  const anode = { ...box(3, 1), role: 'metal', is: 'anode' } as Shape
  assert.match(words(anode), /anode/)
  assert.match(words(box(3, 1), { kind: 'ground', points: [[0, 0]] }), /seabed/)
  const note: Shape = { kind: 'note', at: [1, 1], side: 'right', label: named('anodes on the hull') }
  assert.equal(words(anode, note).match(/anode/g)?.length, 1)
  assert.doesNotMatch(words(box(3, 1)), /steel/)
})

test('a legend that is too long for one row has more, and the figure is higher by them', () => {
  const filled = (count: number) =>
    Array.from({ length: count }, (_, i) => ({ ...box(3, 1), cut: true, is: `material ${i}` }) as Shape)
  const height = (count: number) => layoutOf(figured(...filled(count))).height
  assert.ok(height(8) > height(2))
})

test('a diameter has its sign before its value', () => {
  const label = ofDiameter(labelled('D', 0.3239, 'mm'))
  const svg = draw(figured(box(1, 1), { kind: 'text', at: [0, 0], label }))
  assert.match(svg.replace(/<[^>]+>/g, ''), /D = ⌀323\.9\u00a0mm/)
})

test('the text of a dimension stands over the middle of its line and along it', () => {
  const textAt = (svg: string) =>
    /translate\(([-\d.]+) ([-\d.]+)\)(?: rotate\(([-\d.]+)\))?"><text[^>]*><tspan class="i">L/.exec(svg)
  const level = textAt(draw(figured(box(3, 1), across(3, 'L', 'below'))))
  assert.ok(level && level[3] === undefined)
  const upright = textAt(
    draw(
      figured(box(1, 3), { kind: 'dimension', from: [0, 0], to: [0, 3], edge: 'left', label: labelled('L', 3, 'm') }),
    ),
  )
  assert.equal(upright?.[3], '-90')
  const inside = { kind: 'dimension', from: [0, 0], to: [3, 3], label: labelled('L', 4.24, 'm') } as const
  const { point } = layoutOf(figured(box(3, 3), inside))
  const [[x1, y1], [x2, y2]] = [point(inside.from), point(inside.to)]
  const [, x, y, turned] = (textAt(draw(figured(box(3, 3), inside))) ?? []).map(Number)
  assert.equal(turned, -45)
  assert.ok(Math.abs(Math.hypot((x ?? 0) - (x1 + x2) / 2, (y ?? 0) - (y1 + y2) / 2) - 10) < 0.2)
  assert.ok((y ?? 0) < (y1 + y2) / 2, 'over the line')
})

const placed = (svg: string, words: string) =>
  new RegExp(`translate\\(([-\\d.]+) ([-\\d.]+)\\)[^>]*><text[^>]*>(?:<tspan[^>]*>)?${words}`)
    .exec(svg)
    ?.slice(1)
    .map(Number)

test('the text of a dimension that is shorter than it stands beyond an end, in its line, which goes on to it', () => {
  const short: Dimension = { ...across(0.4, 'L', 'below'), from: [1, 0], to: [1.4, 0] }
  const drawing = figured(box(3, 1), short)
  const svg = draw(drawing)
  const [x = 0, y = 0] = placed(svg, 'L') ?? []
  const { point } = layoutOf(drawing)
  const right = point([1.4, 0])[0]
  assert.ok(x > right)
  const on = [...svg.matchAll(/x1="([\d.]+)" y1="([\d.]+)" x2="([\d.]+)" y2="\2"/g)].map((m) => m.slice(1).map(Number))
  assert.ok(
    on.some(([x1 = 0, level = 0, x2 = 0]) => Math.abs(level - y) < 1.5 && x1 < right + 1 && x2 > right + 8 && x2 < x),
  )
})

test('the text of a dimension that has no room beyond an end stands past its extension lines, not across them', () => {
  const words = 'a text that is longer than half the figure'
  const middle: Dimension = { kind: 'dimension', from: [1, 0], to: [2, 0], edge: 'below', label: { text: words } }
  const svg = draw(figured(box(3, 1), middle))
  const [, y = 0] = placed(svg, 'a text') ?? []
  const ends = [...svg.matchAll(/x1="([\d.]+)" y1="[\d.]+" x2="\1" y2="([\d.]+)"/g)].map(([, , end]) => Number(end))
  assert.equal(ends.length, 2)
  assert.ok(ends.every((end) => end <= y - 8))
})

test('the text of a dimension keeps off the extension lines of one farther out', () => {
  const [whole, half] = [
    across(4, 'L', 'below'),
    { ...across(2, 'a', 'below'), label: { text: 'a long name of a half, L' } },
  ]
  const drawing = figured(box(4, 1), whole, half)
  const [x = 0] = placed(draw(drawing), 'L') ?? []
  const end = layoutOf(drawing).point([2, 0])[0]
  assert.ok(Math.abs(x - end) > 20, `${x} ${end}`)
})

test('a text of a dimension that reaches into a margin keeps off its notes', () => {
  const words = 'a length with a long name'
  const half = textWidth(words, 13) / 2
  const short: Dimension = { kind: 'dimension', from: [2.6, 0], to: [3, 0], edge: 'below', label: { text: words } }
  for (const count of [1, 5, 12]) {
    const notes = Array.from(
      { length: count },
      (_, k): Shape => ({ kind: 'note', at: [1, 0.1], side: 'right', label: named(`note ${k}`) }),
    )
    const svg = draw(figured(box(3, 3), short, ...notes))
    const [x = 0, y = 0] = placed(svg, words) ?? []
    const own = [...svg.matchAll(/x="([\d.]+)" y="([\d.]+)">note/g)].map((m) => m.slice(1).map(Number))
    assert.equal(own.length, count)
    const off = own.filter(([left = 0, foot = 0]) => x + half < left || Math.abs(foot - 4 - y) > 14)
    assert.equal(off.length, count)
  }
})

test('what is flat is stretched by a round factor, and says so', () => {
  const flat = figure({ unit: 'm', scale: 'stretched' }, box(150, 1))
  assert.equal(stretchOf(layoutOf(flat)), 50)
  assert.match(draw(flat), /Heights drawn × 50/)
  const deep = figure({ unit: 'm', scale: 'stretched' }, box(10, 2000))
  assert.match(draw(deep), /Widths drawn × \d+/)
  assert.doesNotMatch(draw(figured(box(3, 1))), /drawn ×/)
})

test('a label is a symbol, its value and its unit; the value keeps its digits in the record', () => {
  const label = labelled('D_o', 0.323912345678, 'mm')
  assert.deepEqual(label, { symbol: 'D_o', value: 323.912345678, unit: 'mm' })
  const svg = draw(figured(box(1, 1), { kind: 'text', at: [0, 0], label }))
  assert.match(svg.replace(/<[^>]+>/g, ''), /Do = 323\.9\u00a0mm/)
})

test('dimensions of one edge stand in lanes of their own where they would meet', () => {
  const lanes = layoutOf(figured(box(3, 1), across(3, 'L', 'below'), across(1, 'a', 'below'))).lanes
  assert.equal(new Set(lanes.values()).size, 2)
})

test('the text of a short dimension at the edge stays within the figure', () => {
  const far: Dimension = {
    ...across(0.01, 'L', 'above'),
    label: labelled('L', 0.01, 'mm', 'a length with a long name'),
  }
  const x = Number(
    /translate\(([-\d.]+) [-\d.]+\)"><text[^>]*><tspan[^>]*>a length/.exec(draw(figured(box(3, 1), far)))?.[1],
  )
  assert.ok(x > 90, `${x}`)
})

test('a leader keeps off the text of a dimension, and a label off a leader', () => {
  const high: Dimension = { kind: 'dimension', from: [3, 0], to: [3, 3], edge: 'right', label: labelled('L', 3, 'm') }
  const note: Shape = { kind: 'note', at: [2, 1.5], side: 'right', label: named('a note') }
  const svg = draw(figured(box(3, 3), high, note, { kind: 'text', at: [2.4, 1.5], label: named('beside') }))
  const [x = 0, y = 0] = placed(svg, 'L') ?? []
  const leader = (/class="thin" d="M([-\d.L ]+)"\/><circle/.exec(svg)?.[1] ?? '')
    .split('L')
    .map((p) => p.split(' ').map(Number))
  assert.equal(leader.length, 3)
  const over = (left: number, right: number, top: number, bottom: number) =>
    leader.slice(1).some(([x2 = 0, y2 = 0], i) => {
      const [x1 = 0, y1 = 0] = leader[i] ?? []
      return Array.from({ length: 101 }, (_, k) => k / 100).some((s) => {
        const [px, py] = [x1 + s * (x2 - x1), y1 + s * (y2 - y1)]
        return px > left && px < right && py > top && py < bottom
      })
    })
  assert.ok(!over(x - 8, x + 8, y - 20, y + 20))
  const [, , labelY] = /<text x="([\d.]+)" y="([\d.]+)"[^>]*>beside/.exec(svg) ?? []
  const [, labelX] = /<text x="([\d.]+)"[^>]*>beside/.exec(svg) ?? []
  assert.ok(!over(Number(labelX) - 20, Number(labelX) + 20, Number(labelY) - 10, Number(labelY)))
})

test('a depth has no numbers above 0', () => {
  const ruler = { kind: 'ruler', along: 'y', title: 'Depth', unit: 'm', factor: -1 } as const
  const svg = draw(figure({ unit: 'm', scale: 'true', frame: { x: [0, 100], y: [-100, 50] } }, ruler))
  const numbers = [...svg.matchAll(/>(-?\d+)</g)].map(([, n]) => Number(n))
  assert.ok(numbers.includes(0) && numbers.every((n) => n >= 0))
})

test('notes of one margin stand one above the other', () => {
  const at = [1, 1] as const
  const notes = [1, 2, 3].map((k): Shape => ({ kind: 'note', at, side: 'right', label: named(`note ${k}`) }))
  const svg = draw(figured(box(3, 1), ...notes))
  const tops = [...svg.matchAll(/y="([\d.]+)">note/g)].map(([, y]) => Number(y))
  assert.equal(tops.length, 3)
  assert.ok(tops.every((y, i) => i === 0 || y - (tops[i - 1] ?? 0) >= 16))
})

test('a flat figure is as high as the notes of a margin', () => {
  const notes = Array.from(
    { length: 12 },
    (_, k): Shape => ({
      kind: 'note',
      at: [0, 0],
      side: 'left',
      label: named(`zone ${k}`),
    }),
  )
  for (const scale of ['true', 'stretched', 'none'] as const) {
    const svg = draw(figure({ unit: 'm', scale }, box(30, 1), notes))
    const tops = [...svg.matchAll(/y="([-\d.]+)"[^>]*>zone/g)].map(([, y]) => Number(y))
    assert.equal(tops.length, 12)
    assert.ok(Math.min(...tops) > 0)
    assert.ok(Math.max(...tops) < Number(/height="(\d+)"/.exec(svg)?.[1]) - FOOT)
  }
})

test('what is not to scale is as high as it asks to be', () => {
  const { scale } = layoutOf(figure({ unit: 'm', scale: 'none', aspect: 0.6 }, box(2, 1)))
  assert.ok(Math.abs(scale.y / (2 * scale.x) - 0.6) < 1e-9)
})

test('a label keeps off the extension lines of dimensions and off the level ends of the ground', () => {
  const middle = (shape: Shape) => {
    const label = { kind: 'text', at: [3, 1], towards: 'e', label: named('label') } as const
    const wide = figure({ unit: 'm', scale: 'true', frame: { x: [0, 6], y: [0, 2] } }, box(3, 1), shape, label)
    return Number(/y="([\d.]+)"[^>]*>label/.exec(draw(wide))?.[1])
  }
  const ends = { from: [3, 0], to: [3, 1], label: labelled('h', 1, 'm') } as const
  const free = middle({ kind: 'dimension', ...ends, edge: 'left' })
  assert.notEqual(middle({ kind: 'dimension', ...ends, edge: 'right' }), free)
  const level: Shape = { kind: 'ground', points: [[0, 1]] }
  assert.notEqual(middle(level), middle({ ...level, points: [[0, 0]] }))
})

test('a label keeps off the numbers of a ruler, and wide numbers have room', () => {
  const label = { kind: 'text', at: [0, 500], towards: 'w', label: named('label') } as const
  const ruler = { kind: 'ruler', along: 'y', title: 'Depth', unit: 'm', start: 100_000 } as const
  const besides = (...shapes: Shape[]) => {
    const drawing = figure({ unit: 'm', scale: 'true', frame: { x: [0, 500], y: [0, 1000] } }, label, shapes)
    return { svg: draw(drawing), left: layoutOf(drawing).content.left }
  }
  const labelAt = (svg: string) => Number(/x="([\d.]+)"[^>]*>label/.exec(svg)?.[1])
  const [free, ruled] = [besides(), besides(ruler)]
  assert.ok(labelAt(free.svg) < free.left)
  assert.ok(labelAt(ruled.svg) > ruled.left)
  const numbers = [...ruled.svg.matchAll(/x="([\d.-]+)"[^>]*>100,\d+</g)].map(([, x]) => Number(x))
  assert.ok(numbers.length > 4 && numbers.every((x) => x > 50))
})

test('what a figure must show has no negative zero', () => {
  const { frame } = figure({ unit: 'm', scale: 'true', frame: { x: [-0, 1] } }, box(1, 1))
  assert.ok(Object.is(frame?.x?.[0], 0))
})

test('titles and labels are text, whatever is in them', () => {
  const svg = draw(figured(box(1, 1), { kind: 'text', at: [0, 0], label: named('<script>"&') }))
  assert.ok(!svg.includes('<script>'))
  assert.match(svg, /<title id="f-t">Beam &amp; &lt;pipe&gt;<\/title>/)
})

test('the description says every label in words', () => {
  const svg = draw(figured(box(3, 1), across(3, 'L', 'below')))
  assert.match(svg, /<desc id="f-d">A beam\. Labels: L = 3,000\u00a0mm\.<\/desc>/)
})

test('a figure of a single point has a size', () => {
  const { width, height } = layoutOf(figured({ kind: 'mark', at: [5, 5], sign: 'dot', role: 'steel' }))
  assert.ok(width > 0 && height > 0 && Number.isFinite(height))
})
