/** A project of two calculations for tests of its pages: a line tension over cases, and a strength that uses it. */
import type { Verdict } from '@keelson/projects'
import type { CalculationRow, CalculationView, ProjectView } from './project-view.ts'

export const greenVerdict: Verdict = {
  is_green: true,
  says: 'All 2 calculations are current and pass.',
  in_scope: 2,
  out_of_scope: 0,
  passed: 2,
  failed: 0,
  open: 0,
  unchecked: 0,
  errors: 0,
  freshness: { never_run: 0, current: 2, stale: 0, blocked: 0 },
  basis: { entries: 2, assumed: 1, examples: 0 },
}
export const staleVerdict: Verdict = {
  ...greenVerdict,
  is_green: false,
  says: '2 calculations are in scope, with 1 stale.',
  freshness: { never_run: 0, current: 1, stale: 1, blocked: 0 },
}

const tension: CalculationRow = {
  id: 'M-01',
  title: 'Line tension',
  ref: 'modelrepo:catenary@1',
  in_scope: true,
  freshness: 'current',
  why: '',
  outcome: 'passed',
  detail: 'Fairlead tension 1,105 kN.',
  governing: { check: 'tension', case: 'Intact', utilisation: 0.402 },
  check: 'Line tension',
  cases: 2,
  not_calculated: [],
  run_id: 'run-1',
  origin: null,
  needs: [],
  newer: null,
  examples: 0,
}
const strength: CalculationRow = {
  ...tension,
  id: 'M-02',
  title: 'Line strength <intact>',
  ref: 'modelrepo:api-2sk-mooring@1',
  governing: { check: 'strength', case: '', utilisation: 0.387 },
  cases: 1,
  run_id: 'run-2',
  origin: null,
  needs: ['M-01'],
  newer: 2,
}
export const calculationRows = { tension, strength } as const

export const projectView: ProjectView = {
  id: 'buoy',
  version: 3,
  updated: '2026-02-11T09:14:27.000Z',
  project: {
    schema: 'keelson.project/1',
    id: 'buoy',
    title: 'Mooring of a buoy',
    basis: {
      'chain.mbl': {
        title: 'Breaking load',
        kind: 'rope_breaking_load',
        value: 5500,
        status: 'frozen',
        group: 'mooring line',
        source: { document: 'NF-CAL-001', revision: '02' },
      },
      'site.name': { text: 'North block', status: 'assumed' },
    },
    calculations: [],
  },
  verdict: greenVerdict,
  calculations: [tension, strength],
  uses: [{ from: 'M-01', to: 'M-02', output: 'Fairlead tension', input: 'Maximum tension', reduce: 'max' }],
  entries: { 'chain.mbl': { users: ['M-01'], reach: 2 } },
  kinds: [
    ['rope_breaking_load', 'kN'],
    ['line_tension', 'kN'],
    ['line_span', 'm'],
  ],
  register: [{ kind: 'not assessed', at: 'M-02', case: 'Intact', says: 'Bend radius: no limit is entered' }],
  revisions: [],
  running: null,
}

export const calculationView: CalculationView = {
  project: { id: 'buoy', title: 'Mooring of a buoy', version: 3 },
  index: 0,
  row: tension,
  hasCases: true,
  reach: 2,
  inputs: [
    {
      path: 'breaking_load',
      title: 'Breaking load',
      unit: 'kN',
      kind: 'rope_breaking_load',
      holds: 'number',
      choices: [],
      required: true,
      otherwise: '',
      value: { basis: 'chain.mbl' },
      linked: '5,500 kN',
      sources: 'force',
    },
    {
      path: 'span',
      title: 'Horizontal span',
      unit: 'm',
      kind: 'line_span',
      holds: 'number',
      choices: [],
      required: true,
      otherwise: '',
    },
  ],
  sources: { force: [{ link: 'basis chain.mbl', title: 'Breaking load', kind: 'rope_breaking_load' }] },
  envelope: {
    calculation: 'M-01',
    cases: [
      {
        name: 'Intact',
        limit_state: 'ULS',
        status: 'PASS',
        run_id: 'run-1',
        detail: '',
        utilisation: 0.402,
        governing_check: 'tension',
        checks_made: 1,
        checks_open: 0,
      },
      {
        name: 'Damaged',
        status: null,
        detail: '',
        utilisation: null,
        governing_check: null,
        checks_made: 0,
        checks_open: 0,
      },
    ],
    checks: [
      {
        id: 'tension',
        title: 'Line tension',
        standard: 'API RP 2SK',
        clause: '7.3',
        state: 'pass',
        open: false,
        governing_case: 'Intact',
        utilisation: 0.402,
        limit: null,
        open_in: [],
        failed_in: [],
      },
    ],
    not_calculated: ['Damaged'],
    governing: { check: 'tension', case: 'Intact', utilisation: 0.402 },
  },
  overrides: { Damaged: { horizontal_span: '800 m' } },
  users: ['M-02'],
}
