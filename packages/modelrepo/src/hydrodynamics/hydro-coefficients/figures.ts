/** The section or the hemisphere in the water, to scale, with what the solver divides it into. */
import { type Drawing, figure, labelled, named } from '@keelson/figures'
import type { At, Shape } from '@keelson/figures/drawing.ts'
import type { HeavingHemisphere } from '@keelson/physics/added-mass/hemisphere.ts'
import type { Contour, Panels } from '@keelson/physics/strip-theory/panels.ts'
import type { Given, Perhaps } from './inputs.ts'

/** Nodes that a drawing shows on each side. */
const MOST_NODES = 24
const ARC = 48

type Section = Given<'section'> & Perhaps<'section_beam' | 'section_draft'>

export function sectionFigure(p: Section, contour: Contour, { nodeY, nodeZ }: Panels): Drawing {
  const half = contour.map(({ y, z }): At => [y, z])
  const breadth = Math.max(...half.map(([y]) => y))
  const draught = Math.max(...half.map(([, z]) => -z))
  const stride = Math.ceil(nodeY.length / MOST_NODES)
  const nodes = Array.from(nodeY, (y, i): At => [y, nodeZ[i] as number]).filter((_, i) => i % stride === 0)
  const round = p.section === 'semicircle'
  return drawn(half, nodes, [
    across(
      breadth,
      draught,
      p.section_beam === undefined ? named('breadth', 2 * breadth, 'm') : labelled('B', p.section_beam, 'm'),
    ),
    round
      ? down(breadth, draught, labelled('a', draught, 'm'))
      : down(
          breadth,
          draught,
          p.section_draft === undefined ? named('draught', draught, 'm') : labelled('T', p.section_draft, 'm'),
        ),
  ])
}

export function sphereFigure(radius: number, { cosines }: HeavingHemisphere): Drawing {
  const at = (angle: number): At => [radius * Math.sin(angle), -radius * Math.cos(angle)]
  const half = Array.from({ length: ARC + 1 }, (_, i) => at(((Math.PI / 2) * i) / ARC))
  const stride = Math.ceil(cosines.length / MOST_NODES)
  const nodes = cosines.filter((_, i) => i % stride === 0).map((mu) => at(Math.acos(mu)))
  return drawn(half, nodes, [down(radius, radius, labelled('a', radius, 'm'))])
}

function drawn(half: readonly At[], nodes: readonly At[], dimensions: readonly Shape[]): Drawing {
  const mirrored = half.toReversed().map(([y, z]): At => [-y, z])
  const reach = Math.max(...half.map(([y, z]) => Math.max(y, -z)))
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-1.5 * reach, 1.5 * reach], y: [-1.25 * reach, 0.4 * reach] } },
    { kind: 'water-line', at: 0 },
    { kind: 'polygon', points: [...mirrored, ...half], role: 'steel' },
    { kind: 'arrow', from: [0, 0], to: [0.35 * reach, 0], role: 'axis', label: { text: 'y' } },
    { kind: 'arrow', from: [0, 0], to: [0, 0.35 * reach], role: 'axis', label: { text: 'z' } },
    nodes.map((at): Shape => ({ kind: 'mark', at, sign: 'dot', role: 'answer' })),
    dimensions,
  )
}

type Named = ReturnType<typeof labelled>

const across = (breadth: number, draught: number, label: Named): Shape => ({
  kind: 'dimension',
  from: [-breadth, -draught],
  to: [breadth, -draught],
  edge: 'below',
  label,
})
const down = (breadth: number, draught: number, label: Named): Shape => ({
  kind: 'dimension',
  from: [breadth, 0],
  to: [breadth, -draught],
  edge: 'right',
  label,
})
