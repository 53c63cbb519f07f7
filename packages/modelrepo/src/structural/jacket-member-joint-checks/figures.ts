/** The member and the joint that are used most, as the run took them. */
import { type Drawing, figure, labelled, ofDiameter, type Parts } from '@keelson/figures'
import { pipePressures } from '@keelson/figures/things/pipe-pressure.ts'
import { diameters, type PipeSection, pipeSection } from '@keelson/figures/things/pipe-section.ts'
import { rectangle } from '@keelson/figures/things/rectangle.ts'
import {
  type BraceShape,
  braceElevation,
  type ChordShape,
  chordElevation,
  endOf,
  footOf,
  halfFootprint,
} from '@keelson/figures/things/tubular-joint.ts'
import { notApplicable } from '@keelson/workflow'
import { sharesOf } from './calculate-classes.ts'
import type { JointResult } from './calculate-joint.ts'
import type { MemberResult } from './calculate-member.ts'
import type { Assessed } from './calculate-uses.ts'
import type { Joint } from './inputs-joints.ts'
import { COMPRESSION } from './modes.ts'

const MPA = 'MPa'
const NO_ROW = notApplicable('no row is entered')

export function figuresOf({ members, joints, member, joint }: Assessed) {
  const [one, other] = [members[member], joints[joint]]
  return {
    member: one ? lengthwise(one) : NO_ROW,
    section: one ? section(one) : NO_ROW,
    joint: other ? elevation(other) : NO_ROW,
  }
}

/** Longest and shortest piece of a member that is drawn, in diameters; without rings the former half. */
const [LONGEST, SHORTEST, PLAIN] = [9, 1.5, 4]
/** How far a ring is drawn inwards: its size is not known. */
const RING = 0.12

function lengthwise({ member: m }: MemberResult): Drawing {
  const { outer_diameter: D, wall_thickness: t, ring_spacing: L, axial_stress: f_a, bending_stress: f_b } = m
  const drawn = Math.min(LONGEST * D, Math.max(SHORTEST * D, L ?? PLAIN * D))
  const [half, r] = [drawn / 2, D / 2]
  const cut = L !== undefined && L > drawn
  const pressed = m.axial_sense === COMPRESSION
  const ring = (x: number) =>
    [
      {
        kind: 'polygon',
        role: 'steel',
        cut: true,
        is: 'wall',
        points: rectangle(x - t, r - t - RING * D, x + t, r - t),
      },
      {
        kind: 'polygon',
        role: 'steel',
        cut: true,
        is: 'wall',
        points: rectangle(x - t, -r + t, x + t, -r + t + RING * D),
      },
    ] as const
  const push = (side: 1 | -1) =>
    ({
      kind: 'load',
      at: [side * half, 0],
      towards: side > 0 === pressed ? 180 : 0,
      ...(!pressed && { away: true as const }),
      label: side < 0 ? labelled('f_a', f_a, MPA, m.axial_sense) : { symbol: 'f_a' },
    }) as const
  return figure(
    { unit: 'm', scale: 'true', frame: { y: [-0.8 * D, 0.8 * D] } },
    { kind: 'polygon', role: 'steel', cut: true, is: 'wall', points: rectangle(-half, r - t, half, r) },
    { kind: 'polygon', role: 'steel', cut: true, is: 'wall', points: rectangle(-half, -r, half, -r + t) },
    {
      kind: 'polyline',
      points: [
        [-half, 0],
        [half, 0],
      ],
      role: 'axis',
    },
    L !== undefined && [ring(-half + t), ring(half - t)],
    cut && { kind: 'break', at: [0.15 * half, 0], across: 'x' },
    f_a > 0 && [push(-1), push(1)],
    L !== undefined && {
      kind: 'dimension',
      from: [-half, -r],
      to: [half, -r],
      edge: 'below',
      label: labelled('L', L, 'm', 'between rings'),
    },
    { kind: 'text', at: [-0.37 * half, r], towards: 'n', label: labelled('t', t, 'mm', 'wall') },
    { kind: 'text', at: [0.45 * half, r], towards: 'n', label: ofDiameter(labelled('D', D, 'mm')) },
    f_b > 0 && { kind: 'text', at: [0.62 * half, 0], towards: 's', label: labelled('f_b', f_b, MPA) },
  )
}

function section({ member: m, pressed }: MemberResult): Drawing {
  const { outer_diameter: D, wall_thickness: wall, external_pressure: p } = m
  const pipe: PipeSection = { at: [0, 0], outerDiameter: D, wall }
  const value = p ?? (pressed?.head ?? 0) * m.seawater_unit_weight
  const head = pressed?.head
  return figure(
    { unit: 'm', scale: 'true', frame: { x: [-0.95 * D, 0.95 * D], y: [-0.9 * D, 0.9 * D] } },
    pipeSection(pipe),
    diameters(pipe, { steel: 'D' }),
    { kind: 'note', at: [(D - wall) / 2, 0], side: 'right', label: labelled('t', wall, 'mm', 'wall') },
    pressed &&
      pipePressures({ at: [0, 0], outerDiameter: D, wall, outside: { value, label: labelled('p', value, MPA) } }),
    pressed &&
      head !== undefined && { kind: 'note', at: [-D / 2, 0], side: 'left', label: labelled('H_z', head, 'm', 'head') },
  )
}

/** Lengths that are drawn: of half the chord beyond what stands on it, and of the brace, in chord diameters. */
const [BEYOND, BRACE] = [0.35, 0.9]
/** Where the load of the chord stands, of half of what is drawn. */
const CHORD_LOAD = 0.62

interface Place {
  readonly D: number
  readonly brace: BraceShape
  readonly foot: number
  /** Axis of the other brace of K action, and the toes that face each other. */
  readonly other: number
  readonly toe: number
}

function placeOf(j: Joint): Place {
  const { chord_diameter: D, brace_diameter: diameter, gap = 0 } = j
  const brace: BraceShape = { diameter, angle: (j.brace_angle * 180) / Math.PI, length: BRACE * D }
  const foot = footOf(D, brace)
  const toe = foot - halfFootprint(brace)
  return { D, brace, foot, toe, other: toe - gap - halfFootprint(brace) }
}

function elevation({ joint: j }: JointResult): Drawing {
  const { D, brace, foot, toe, other } = placeOf(j)
  const { K, X } = sharesOf(j)
  const { chord_thickness: T, can_length, nominal_chord_thickness } = j
  const can =
    can_length === undefined || nominal_chord_thickness === undefined
      ? undefined
      : { length: can_length, nominalWall: nominal_chord_thickness }
  const reach = Math.max(foot + halfFootprint(brace), K > 0 ? halfFootprint(brace) - other : 0)
  const chord: ChordShape = {
    diameter: D,
    wall: T,
    can,
    half: Math.max(reach + BEYOND * D, can ? can.length / 2 + BEYOND * D : 0),
  }
  return figure(
    { unit: 'm', scale: 'true' },
    X > 0 && braceElevation(D, brace, foot, 'ghost', 'below'),
    K > 0 && braceElevation(D, brace, other, 'ghost', 'left'),
    chordElevation(chord),
    braceElevation(D, brace, foot, 'metal'),
    { kind: 'angle', at: [0, 0], from: 0, to: brace.angle, label: labelled('theta', j.brace_angle, 'deg') },
    chordLoads(j, chord),
    braceLoads(j, brace, foot),
    K > 0 &&
      j.gap !== undefined && {
        kind: 'text',
        at: [toe - j.gap / 2, D / 2],
        towards: 'n',
        label: labelled('g', j.gap, 'mm', j.gap < 0 ? 'overlap' : undefined),
      },
    dimensions(j, chord, brace, foot),
  )
}

function chordLoads({ chord_axial_load: P_c }: Joint, { half }: ChordShape) {
  if (P_c === 0) return []
  return ([-1, 1] as const).map(
    (side) =>
      ({
        kind: 'load',
        at: [side * CHORD_LOAD * half, 0],
        towards: side > 0 === P_c > 0 ? 0 : 180,
        ...(P_c > 0 && { away: true as const }),
        label: side > 0 ? { symbol: 'P_c' } : labelled('P_c', P_c, 'kN', P_c > 0 ? 'tension' : 'compression'),
      }) as const,
  )
}

function braceLoads(j: Joint, brace: BraceShape, foot: number) {
  const { brace_axial_load: P, brace_in_plane_moment: M_i, brace_out_of_plane_moment: M_o } = j
  const at = endOf(j.chord_diameter, brace, foot)
  const pushed = j.brace_axial_sense === COMPRESSION
  const halfway = endOf(j.chord_diameter, { ...brace, length: brace.length / 2 }, foot)
  return [
    P > 0 &&
      ({
        kind: 'load',
        at,
        towards: pushed ? brace.angle + 180 : brace.angle,
        ...(!pushed && { away: true as const }),
        label: labelled('P', P, 'kN', j.brace_axial_sense),
      } as const),
    M_i > 0 && ({ kind: 'note', at: halfway, side: 'right', label: labelled('M_i', M_i, 'kN*m', 'in plane') } as const),
    M_o > 0 &&
      ({ kind: 'note', at: halfway, side: 'right', label: labelled('M_o', M_o, 'kN*m', 'out of plane') } as const),
  ]
}

function dimensions(j: Joint, { half, can }: ChordShape, brace: BraceShape, foot: number): Parts {
  const { chord_diameter: D, chord_thickness: T, brace_diameter: d } = j
  return [
    {
      kind: 'dimension',
      from: [-half, -D / 2],
      to: [-half, D / 2],
      edge: 'left',
      label: ofDiameter(labelled('D', D, 'mm')),
    },
    can && {
      kind: 'dimension',
      from: [-can.length / 2, -D / 2],
      to: [can.length / 2, -D / 2],
      edge: 'below',
      label: labelled('L_c', can.length, 'm', 'can'),
    },
    { kind: 'note', at: [0, -D / 2 + T / 2], side: 'right', label: labelled('T', T, 'mm', 'chord wall') },
    can && {
      kind: 'note',
      at: [half - 0.1 * D, -D / 2],
      side: 'right',
      label: labelled('T_n', can.nominalWall, 'mm', 'nominal'),
    },
    {
      kind: 'note',
      at: endOf(D, { ...brace, length: 0.8 * brace.length }, foot),
      side: 'right',
      label: ofDiameter(labelled('d', d, 'mm', 'brace')),
    },
  ]
}
