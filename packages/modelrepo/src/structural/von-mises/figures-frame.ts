/** The frame with its loads and supports and its deformed shape, and its bending moments. */
import { type At, type Drawing, figure } from '@keelson/figures'
import {
  deformedFrame,
  forceDiagrams,
  frameLoads,
  frameRoom,
  framework,
  type Held,
  seenBy,
  supportSigns,
} from '@keelson/figures/things/frame.ts'
import type { FrameModel } from '@keelson/physics/frame/model.ts'
import type { FrameSolution } from '@keelson/physics/frame/solve.ts'
import { type NotApplicable, notApplicable, shownRatio } from '@keelson/workflow'
import { sectionsOf } from './charts-frame.ts'
import type { Frame } from './model.ts'

/** Members that a drawing can hold, and points along all of them. */
const [DRAWN, POINTS] = [300, 900]

export const frameDrawings = {
  frame: {
    title: 'Frame and deformed shape',
    description: 'Frame with loads, supports and node numbers, and its deformed shape.',
  },
  moments: {
    title: 'Frame bending moments',
    description: 'Bending moments drawn on the tension side.',
  },
}

export function figuresOf(p: Frame, model: FrameModel, solution: FrameSolution) {
  if (model.members.length > DRAWN) {
    const why = notApplicable(`the frame has more than ${DRAWN} members and is too large to draw`)
    return { frame: why, moments: why }
  }
  const each = Math.max(3, Math.min(17, Math.floor(POINTS / model.members.length)))
  const sections = solution.members.map((member) => sectionsOf(member, each))
  return {
    frame: deformed(p, model, solution, sections),
    moments: moments(model, sections),
  }
}

type Sections = readonly ReturnType<typeof sectionsOf>[]

function deformed(p: Frame, model: FrameModel, solution: FrameSolution, sections: Sections): Drawing {
  const lines = sections.map((all, m) =>
    all.map(({ x, moved }) => {
      const { start } = model.members[m] ?? { start: 0 }
      const { c, s } = solution.members[m] ?? { c: 1, s: 0 }
      const [x0, y0] = model.nodes[start] ?? [0, 0]
      return { at: [x0 + c * x, y0 + s * x] as At, by: moved as At }
    }),
  )
  const factor = seenBy(model, lines)
  return figure(
    { unit: 'm', scale: 'true', frame: frameRoom(model) },
    framework(model),
    deformedFrame(lines, factor, factor === 1 ? 'deformed, to scale' : `deformed, × ${shownRatio(factor)}`),
    supportSigns(model, heldIn(model)),
    frameLoads(
      model,
      p.nodal_loads.map(({ node, direction, magnitude }) => ({ node, direction, value: magnitude })),
      p.member_loads.map(({ element, w_x, w_y }) => ({ member: element, x: w_x, y: w_y })),
    ),
  )
}

/** Supports of one node together. */
function heldIn({ supports }: FrameModel): readonly Held[] {
  const held = new Map<number, Held>()
  for (const { node, x, y, rotation } of supports) {
    const before = held.get(node)
    held.set(node, {
      node,
      x: x !== undefined || (before?.x ?? false),
      y: y !== undefined || (before?.y ?? false),
      rotation: rotation !== undefined || (before?.rotation ?? false),
    })
  }
  return [...held.values()]
}

function moments(model: FrameModel, sections: Sections): Drawing | NotApplicable {
  const diagrams = sections.map((all, member) => ({ member, values: all.map(({ x, M }) => ({ x, value: M })) }))
  const areas = forceDiagrams(model, diagrams, 'kN*m')
  if (areas.length === 0) return notApplicable('no member carries a moment')
  return figure(
    { unit: 'm', scale: 'true', frame: frameRoom(model) },
    areas,
    framework(model),
    supportSigns(model, heldIn(model)),
  )
}
