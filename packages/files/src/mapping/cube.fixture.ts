/** One RAO of two periods and two directions in the four formats that state one, and inputs that take it. */
import { choice, params, quantityCube, quantityList } from '@keelson/workflow'
import { bytesOf } from '../rao/reading.fixture.ts'
import { readFile } from '../read-file.ts'
import type { Answers, FileTable } from '../table.ts'
import { type CubeTaken, cubeTaken } from './cube.ts'
import { said } from './inputs.fixture.ts'
import { mappingOf } from './mapping.ts'
import { openQuestions, propose } from './propose.ts'
import { targetsOf } from './targets.ts'

const axes = ['periods', 'headings'] as const
const columns = ['Surge', 'Sway', 'Heave', 'Roll', 'Pitch', 'Yaw']
const both = {
  periods: quantityList('wave_period', { ...said('Periods'), maxItems: 5 }),
  headings: quantityList('heading', { ...said('Headings'), maxItems: 5 }),
  phases: quantityCube('motion_phase', { ...said('Phases'), columns, axes }),
}
export const SAYING = targetsOf(
  params({
    ...both,
    amplitudes: quantityCube('-', {
      ...{ ...said('Amplitudes'), columns, axes },
      raos: { phases: 'phases', rotations: { input: 'rotation_unit' }, sense: 'phase_convention' },
    }),
    rotation_unit: choice({ 'rad/m': 'rad/m', 'deg/m': 'deg/m' }, { ...said('Rotation unit'), default: 'rad/m' }),
    phase_convention: choice({ lead: 'Lead', lag: 'Lag' }, { ...said('Phase sign'), default: 'lead' }),
  }),
)
/** Whose rotations are always in radians per metre. */
export const IN_RADIANS = targetsOf(
  params({
    ...both,
    amplitudes: quantityCube('-', {
      ...{ ...said('Amplitudes'), columns, axes },
      raos: { phases: 'phases', rotations: { unit: 'rad/m' } },
    }),
  }),
)

export interface Node {
  readonly period: number
  readonly direction: number
  /** Amplitude and phase of six motions. */
  readonly cells: readonly number[]
}
const node = (period: number, direction: number, heave: number): Node => ({
  ...{ period, direction },
  cells: [0.5, 90, 0.25, -90, heave, 7.5, 1.5, 100, 2.5, -80, 0.125, 5],
})
/** In an order that no axis has. */
export const NODES: readonly Node[] = [node(12.5, 90, 0.75), node(8, 90, 0.5), node(12.5, 0, 0.875), node(8, 0, 0.625)]
const DIRECTIONS = [90, 0]

const KEY = `RAOPeriodOrFrequency, ${columns.map((motion) => `RAO${motion}Amp, RAO${motion}Phase`).join(', ')}`
const STATED = {
  RAOResponseUnits: 'degrees',
  RAOWaveUnit: 'amplitude',
  WavesReferredToBy: 'period (s)',
  RAOPhaseConvention: 'lags',
  RAOPhaseUnitsConvention: 'degrees',
  RAOPhaseRelativeToConvention: 'crest',
}

export function orcaflexOf(nodes: readonly Node[], stated: Readonly<Record<string, string>> = {}): string {
  const rows = (of: number) =>
    nodes
      .filter(({ direction }) => direction === of)
      .map(({ period, cells }) => `                - [${[period, ...cells].join(', ')}]`)
  const directions = [...new Set(nodes.map(({ direction }) => direction))].flatMap((of) => [
    `            - RAODirection: ${of}`,
    `              ${KEY}:`,
    ...rows(of),
  ])
  return [
    ...['General:', '  UnitsSystem: SI', 'VesselTypes:', '  - Name: Barge'],
    ...Object.entries({ ...STATED, ...stated }).map(([key, value]) => `    ${key}: ${value}`),
    ...['    Draughts:', '      - Name: Loaded', '        DisplacementRAOs:', '          RAOOrigin: [0, 0, 0]'],
    ...['          PhaseOrigin: [~, ~, ~]', '          RAOs:', ...directions, ''],
  ].join('\n')
}

/** Directions as Aqwa has them, from -180 deg. */
export function aqwaOf(nodes: readonly Node[]): string {
  const fixed = (value: number, width: number, digits: number) => value.toFixed(digits).padStart(width)
  const cells = (all: readonly number[]) => all.map((x, i) => (i % 2 === 0 ? fixed(x, 10, 4) : fixed(x, 8, 2))).join('')
  const rows = nodes.map(({ period, direction, cells: own }, at) => {
    const isNew = nodes[at - 1]?.direction !== direction
    const head = `${fixed(period, 8, 2)}${fixed((2 * Math.PI) / period, 8, 3)}`
    return `${head}${isNew ? fixed(direction > 180 ? direction - 360 : direction, 10, 2) : ' '.repeat(10)}${cells(own)}`
  })
  return [
    ...[' Aqwa-Line    - written for a test', '', ' ACCELERATION  DUE  TO GRAVITY . . . =       9.810', '1'],
    ...[' * * * * P A R A M E T E R S   F O R   S T R U C T U R E   1 * * * *', ' (WITH RESPECT TO STRUCTURE COG)'],
    ...['           R.A.O.S-VARIATION WITH WAVE PERIOD/FREQUENCY', ' ------', ' PERIOD   FREQ   DIRECTION   X', ''],
    ...rows,
    '',
  ].join('\n')
}

export function csvOf(nodes: readonly Node[], length = 'm'): string {
  const unit = (at: number) => (at < 3 ? 'm/m' : `deg/${length}`)
  const heads = columns.flatMap((motion, at) => [`${motion} ampl. (${unit(at)})`, `${motion} phase (deg)`])
  const rows = nodes.map(({ period, direction, cells }) => [direction, period, ...cells].join(','))
  return [['Direction (deg)', 'Period (s)', ...heads].join(','), ...rows, ''].join('\n')
}

/** Of rotations that are in radians per metre, with ULEN 1. */
export function wamitOf(nodes: readonly Node[]): string {
  const fixed = (value: number) => value.toExponential(6).toUpperCase().padStart(14)
  const rows = nodes.flatMap(({ period, direction, cells }) =>
    columns.map((_, motion) => {
      const [modulus = 0, phase = 0] = cells.slice(2 * motion)
      const parts = [Math.cos, Math.sin].map((of) => modulus * of((phase * Math.PI) / 180))
      const numbers = [modulus, phase, ...parts].map(fixed).join('')
      return `${fixed(period)}${fixed(direction)}${String(motion + 1).padStart(6)}${numbers}`
    }),
  )
  return [' WAMIT Numeric Output -- Filename  a.4', ...rows, ''].join('\n')
}

export const inOrder = (nodes: readonly Node[]): readonly Node[] =>
  DIRECTIONS.flatMap((of) => nodes.filter(({ direction }) => direction === of))

/** The first table of a file, and what is proposed of it. */
export function proposalOf(text: string | Uint8Array, name: string, answers: Answers = {}, targets = SAYING) {
  const read = readFile(typeof text === 'string' ? bytesOf(text) : text, name, answers)
  const table = read.tables[0] as FileTable
  const proposal = propose(table, targets, read.questions)
  return { table, proposal, open: openQuestions(proposal, answers) }
}

export function takenOf(text: string | Uint8Array, name: string, answers: Answers = {}, targets = SAYING): CubeTaken {
  const { table, proposal } = proposalOf(text, name, answers, targets)
  const taken = cubeTaken(table, mappingOf(proposal, answers), targets)
  if (taken === undefined) throw new RangeError('no cube was taken')
  return taken
}
