/** Projects with one of everything that their report prints, for tests. */
import type { RunRecord } from '@keelson/engine/record.ts'
import type { Project } from '@keelson/projects/document.ts'
import type { Envelope } from '@keelson/projects/envelope.ts'
import type { CalculationRow } from '@keelson/projects/standing.ts'
import type { Verdict } from '@keelson/projects/verdict.ts'
import { sampleRecord, uncheckedRecord } from '../testing/sample-record.ts'
import type { ProjectReportInput, RunOf } from './input.ts'

const REF = 'modelrepo:wall-thickness-quickcheck@1'
const runId = (n: number) => `019c4b6e-6d3${n}-7c3a-9a58-0f6d2f1b77aa`

const calculation = (id: string, title: string, more: object = {}): Project['calculations'][number] => ({
  id,
  title,
  ref: REF,
  inputs: {},
  ...more,
})

export const PROJECT: Project = {
  schema: 'keelson.project/1',
  id: 'export-line',
  title: 'Export line, 12 inch',
  description: 'Wall and stability of the export line.',
  meta: { client: 'Fjord Energy', document: 'CAL-20', revision: '02', date: '2026-02-11', prepared_by: 'A' },
  basis: {
    'pipe.od': {
      ...{ title: 'Outside diameter', group: 'pipe', kind: 'pipe_diameter', value: 12.75, unit: 'in' },
      ...{ status: 'agreed', source: { document: 'PIP-101', revision: '02' } },
    },
    'pipe.grade': { group: 'pipe', text: 'X65', status: 'assumed', note: 'The vendor has not confirmed the grade.' },
    'site.cases': {
      ...{ title: 'Pressure cases', group: 'site', status: 'frozen' },
      columns: [{ name: 'name' }, { name: 'pressure', kind: 'pressure', unit: 'MPa' }],
      rows: [
        ['Operation', 12.345678],
        ['Hydrotest', 18],
      ],
      unfrozen: { by: 'J. Smith', reason: 'New well data' },
    },
    'wall.minimum': { title: 'Required wall', status: 'agreed', from: 'W-01/required_wall', reduce: 'max' },
  },
  calculations: [
    calculation('W-01', 'Wall thickness', { cases: { basis: 'site.cases', inputs: { layers: 'pressure' } } }),
    calculation('W-02', 'On-bottom stability'),
    calculation('W-03', 'Free span', { meta: { checked_by: 'B. Checker' } }),
    calculation('W-04', 'Upheaval buckling', { in_scope: false }),
  ],
}

const check = (state: 'pass' | 'fail', utilisation: number, governing_case: string): Envelope['checks'][number] => ({
  ...{ id: 'burst', title: 'Pressure containment', standard: 'DNV-ST-F101', clause: '5.4.2' },
  ...{ state, open: false, governing_case, utilisation, limit: 1, open_in: [] },
  failed_in: state === 'fail' ? [governing_case] : [],
})

const row = (id: string, more: Partial<CalculationRow>): CalculationRow => ({
  id,
  title: PROJECT.calculations.find((one) => one.id === id)?.title ?? id,
  ref: REF,
  in_scope: true,
  freshness: 'current',
  why: '',
  outcome: 'passed',
  detail: '',
  governing: { check: 'burst', case: '', utilisation: 0.8 },
  cases: 1,
  not_calculated: [],
  run_id: null,
  origin: null,
  needs: [],
  newer: null,
  ...more,
})

const envelope = (id: string, more: Partial<Envelope> = {}): Envelope => ({
  calculation: id,
  cases: [],
  checks: [],
  not_calculated: [],
  governing: null,
  ...more,
})

const none = { check: 'burst', utilisation: null }
const oneCase = (name: string, more: object): Envelope['cases'][number] => ({
  ...{ name, limit_state: 'ULS', status: 'PASS', detail: '', utilisation: 0.8 },
  ...{ governing_check: 'burst', checks_made: 1, checks_open: 0 },
  ...more,
})

const VERDICT: Verdict = {
  is_green: false,
  says: '3 calculations are in scope, with 1 failed, 1 stale. Outside the scope: W-04 (never run).',
  ...{ in_scope: 3, out_of_scope: 1, passed: 1, failed: 1, open: 0, unchecked: 0, errors: 0 },
  freshness: { never_run: 0, current: 2, stale: 1, blocked: 0 },
  basis: { entries: 3, assumed: 1, examples: 0 },
}

/** A failure with cases, a pass that uses it, one that is stale, and one that was never run. */
export const failing: ProjectReportInput = {
  project: PROJECT,
  version: 3,
  verdict: VERDICT,
  calculations: [
    row('W-01', {
      ...{ run_id: runId(1), outcome: 'failed', cases: 3, not_calculated: ['Shutdown'] },
      governing: { check: 'burst', case: 'Hydrotest', utilisation: 1.0873 },
    }),
    row('W-02', { run_id: runId(2), needs: ['W-01'], newer: 2 }),
    row('W-03', { run_id: runId(3), needs: ['W-02'], freshness: 'stale', why: 'an input changed' }),
    row('W-04', { needs: ['W-01', 'W-03'], freshness: 'never_run', outcome: 'none', in_scope: false, governing: null }),
  ],
  register: [
    { kind: 'hold', at: 'W-01', says: 'The vendor is to confirm the wall tolerance.' },
    { kind: 'assumed entry', at: 'pipe.grade', says: 'The vendor has not confirmed the grade.' },
    { kind: 'not assessed', at: 'W-01', case: 'Hydrotest', says: 'Collapse: external pressure not entered' },
  ],
  envelopes: [
    envelope('W-01', {
      cases: [
        oneCase('Operation', { run_id: runId(5) }),
        oneCase('Hydrotest', { status: 'FAIL', utilisation: 1.0873, limit_state: 'test', run_id: runId(1) }),
        oneCase('Shutdown', {
          status: 'ERROR',
          ...none,
          governing_check: null,
          detail: 'No wall carries the pressure.',
        }),
      ],
      checks: [check('fail', 1.0873, 'Hydrotest')],
      not_calculated: ['Shutdown'],
      governing: { check: 'burst', case: 'Hydrotest', utilisation: 1.0873 },
    }),
    envelope('W-02', { checks: [check('pass', 0.8, '')], governing: { check: 'burst', case: '', utilisation: 0.8 } }),
    envelope('W-03', { checks: [check('pass', 0.8, '')], governing: { check: 'burst', case: '', utilisation: 0.8 } }),
    envelope('W-04'),
  ],
  links: [
    { to: 'W-01', input: 'outer_diameter', title: 'Outside diameter', cases: [], entry: 'pipe.od' },
    {
      ...{ to: 'W-02', input: 'outer_diameter', title: 'Outside diameter', cases: [], from: 'W-01' },
      ...{ value: 'Required wall', reduce: 'max', because: 'The coating is part of the wall.' },
    },
  ],
  case_inputs: { 'W-01': { Operation: ['layers'], Hydrotest: ['layers'], Shutdown: ['layers'] } },
  derived: { 'wall.minimum': { value: 9.8701234, unit: 'mm' } },
  revisions: [{ name: '01', issued: '2026-01-20T08:00:00.000Z', by: 'A. Engineer', note: 'For review' }],
  since: {
    basis: [
      {
        ...{ name: 'pipe.od', change: 'changed', after: PROJECT.basis['pipe.od'] },
        before: { kind: 'pipe_diameter', value: 10.75, unit: 'in', status: 'assumed' },
      } as NonNullable<ProjectReportInput['since']>['basis'][number],
    ],
    calculations: [
      { id: 'W-02', change: 'changed', inputs: [{ path: 'outer_diameter', before: '10 in' }], members: ['ref'] },
    ],
    results: [
      {
        ...{ calculation: 'W-01', case: 'Hydrotest', status: { before: 'PASS', after: 'FAIL' } },
        run: { before: runId(9), after: runId(1) },
      },
    ],
  },
  units: 'declared',
}

const recordOf = (record: RunRecord, n: number, input_basis: RunRecord['request']['input_basis'] = {}): RunRecord => {
  const { meta: _, ...request } = record.request
  return { ...record, request: { ...request, input_basis }, response: { ...record.response, run_id: runId(n) } }
}
const source = { document: 'PIP-101', revision: '02' }

export const records: Readonly<Record<string, RunRecord>> = {
  'W-01': recordOf(sampleRecord, 1, {
    '/outer_diameter': { from: 'basis', project: 'export-line', name: 'pipe.od', source },
  }),
  'W-02': recordOf(sampleRecord, 2, { '/outer_diameter': { from: 'run', id: runId(1), value: 'required_wall' } }),
  'W-03': recordOf(uncheckedRecord, 3, { '/outer_diameter': { from: 'run', id: runId(8), value: 'lift' } }),
}
export const runs: Readonly<Record<string, RunOf>> = { [runId(1)]: { calculation: 'W-01', case: 'Hydrotest' } }

/** One calculation that is current; green where it passes, and nothing was checked otherwise. */
export function alone(outcome: 'passed' | 'unchecked'): ProjectReportInput {
  const isGreen = outcome === 'passed'
  const says = isGreen
    ? 'The calculation is current and passes.'
    : '1 calculation is in scope, with 1 without a check made.'
  return {
    ...failing,
    project: { ...PROJECT, basis: {}, calculations: [calculation('W-02', 'On-bottom stability')] },
    verdict: {
      ...{ ...VERDICT, is_green: isGreen, says, in_scope: 1, out_of_scope: 0, failed: 0 },
      ...{ passed: isGreen ? 1 : 0, unchecked: isGreen ? 0 : 1 },
      freshness: { never_run: 0, current: 1, stale: 0, blocked: 0 },
      basis: { entries: 0, assumed: 0, examples: 0 },
    },
    calculations: [row('W-02', { run_id: runId(2), outcome, governing: null })],
    register: [],
    envelopes: [envelope('W-02')],
    ...{ links: [], case_inputs: {}, derived: {}, revisions: [], since: null },
  }
}
