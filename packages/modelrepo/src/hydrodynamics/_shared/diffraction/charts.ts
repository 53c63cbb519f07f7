/** The charts of a diffraction model: the mesh in isometric view, and its panels against the waves. */
import { spaced } from '@keelson/numerics/spaced.ts'
import {
  areaVector,
  corners,
  type Mesh,
  nodeOf,
  type Panel,
  type Point,
  triangles,
} from '@keelson/physics/mesh/mesh.ts'
import {
  type Axis,
  type ChartDefinition,
  drawn,
  evenlyOf,
  framed,
  lineChart,
  type Point as Place,
  rowsOn,
  saying,
  titled,
} from '@keelson/workflow'
import type { BodyMesh } from './body-mesh.ts'
import type { DiffractionParams } from './inputs.ts'
import { lengthOf, type ShortestWave, type Wave } from './waves.ts'

const MOST_DRAWN = 1500
const MOST_NORMALS = 60
/** Width over height of a drawing on the page, so that x and y keep one scale. */
const PAGE_SHAPE = 2.5
const COS_30 = Math.sqrt(3) / 2

/** Isometric view from above the body's port bow: right and up on the paper. */
const projected = ([x, y, z]: Point): Place => [COS_30 * (y - x), z - (x + y) / 2]
const depth = ([x, y, z]: Point) => x + y + z

const [ACROSS, UP] = [
  { title: 'Isometric, horizontal', unit: 'm' },
  { title: 'Isometric, vertical', unit: 'm' },
] as const

/** Panels of the file, back to front, with some of their normals into the fluid. */
export function meshView({ mesh, longestSide }: BodyMesh): ChartDefinition {
  const { shown, note } = evenlyOf(mesh.panels, { most: MOST_DRAWN, things: 'panels' })
  const views = shown.map((panel) => viewOf(mesh, panel)).sort((a, b) => a.depth - b.depth)
  const outlines = views.flatMap(({ outline }, p) => outline.map(([x, y], i) => ({ p, i, x, y })))
  const arrows = views
    .filter((_, i) => i % Math.ceil(views.length / MOST_NORMALS) === 0)
    .map((v) => arrow(v, longestSide))
  const { x, y } = frame(views.flatMap((v) => v.outline))
  const position = (field: string, { title, unit }: Axis, domain: readonly number[]) => ({
    field,
    type: 'quantitative',
    title: titled(title, unit),
    scale: { domain, zero: false, nice: false },
  })
  const at = { x: position('x', ACROSS, x), y: position('y', UP, y) }
  const view = framed({
    layer: [
      {
        data: { values: rowsOn({ x: ACROSS, y: UP }, outlines) },
        mark: { type: 'line', strokeWidth: 0.6, stroke: '#3b6ea5', fill: '#cfe0f1', fillOpacity: 0.7, clip: true },
        encoding: { ...at, order: { field: 'i' }, detail: { field: 'p' } },
      },
      {
        data: { values: rowsOn({ x: ACROSS, y: UP, u: ACROSS, v: UP }, arrows) },
        mark: { type: 'rule', strokeWidth: 1.2, stroke: '#c0392b', clip: true },
        encoding: { ...at, x2: { field: 'u' }, y2: { field: 'v' } },
      },
    ],
  })
  return saying(view, note)
}

interface View {
  readonly outline: readonly Place[]
  readonly centre: Point
  readonly normal: Point
  readonly depth: number
}

function viewOf(mesh: Mesh, panel: Panel): View {
  const points = corners(panel).map((node) => nodeOf(mesh, node))
  const mean = (i: 0 | 1 | 2) => points.reduce((sum, point) => sum + point[i], 0) / points.length
  const centre: Point = [mean(0), mean(1), mean(2)]
  const area = triangles(mesh, panel).reduce<Point>(
    (sum, triangle) => {
      const part = areaVector(triangle)
      return [sum[0] + part[0], sum[1] + part[1], sum[2] + part[2]]
    },
    [0, 0, 0],
  )
  const size = Math.hypot(...area) || 1
  const outline = [...points, ...points.slice(0, 1)].map(projected)
  return { outline, centre, normal: [area[0] / size, area[1] / size, area[2] / size], depth: depth(centre) }
}

function arrow({ centre, normal }: View, length: number) {
  const end: Point = [centre[0] + normal[0] * length, centre[1] + normal[1] * length, centre[2] + normal[2] * length]
  const [[x, y], [u, v]] = [projected(centre), projected(end)]
  return { x, y, u, v }
}

/** Domains around the drawing that keep one scale on a page of the usual shape. */
function frame(places: readonly Place[]): { x: readonly number[]; y: readonly number[] } {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity]
  for (const [x, y] of places) {
    ;[left, right] = [Math.min(left, x), Math.max(right, x)]
    ;[low, high] = [Math.min(low, y), Math.max(high, y)]
  }
  const half = 0.6 * Math.max(high - low, (right - left) / PAGE_SHAPE, 1e-6)
  const [x, y] = [(left + right) / 2, (low + high) / 2]
  return { x: [drawn(x - half * PAGE_SHAPE), drawn(x + half * PAGE_SHAPE)], y: [drawn(y - half), drawn(y + half)] }
}

/** Wavelength, and the largest panel that it allows, over the frequencies, with the mesh as it is. */
export function waveResolution(
  p: DiffractionParams,
  waves: readonly Wave[],
  shortest: ShortestWave,
  side: number,
): ChartDefinition {
  const omegas = waves.map((wave) => wave.omega)
  const [from, to] = [0.9 * Math.min(...omegas), 1.1 * Math.max(...omegas)]
  const curve = spaced(from, to, 61).map((omega): Place => [omega, lengthOf(p, omega)])
  const top = Math.max(...omegas)
  return lineChart({
    x: { title: 'Wave frequency', unit: 'rad/s' },
    y: { title: 'Length', unit: 'm', log: true },
    series: [
      { name: 'wavelength', points: curve },
      {
        name: 'allowable panel size',
        points: curve.map(([omega, lambda]): Place => [omega, lambda / p.panels_per_wavelength]),
      },
    ],
    markers: [
      { x: top, y: shortest.lambda, label: 'shortest wave' },
      { x: top, y: shortest.s_lim, label: 'maximum panel size' },
    ],
    limits: [{ at: side, label: 'longest panel side', along: 'x' }],
    around: [[top, side / 2]],
  })
}
