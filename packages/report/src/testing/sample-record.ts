/** A record with one of everything that a report prints, for tests. */
import { RECORD_SCHEMA, type RunRecord } from '@keelson/engine/record.ts'
import type { Result, StepAnswer } from '@keelson/engine/result.ts'
import { lineChartAsRecorded } from '@keelson/workflow/chart-specs.ts'

const SOURCE = { section: 'Resistance', source: 'DNV-ST-F101', clause: '5.4.2 eq 5.8' }

const steps: readonly StepAnswer[] = [
  {
    ...SOURCE,
    id: 1,
    kind: 'equation',
    symbol: 'p_b',
    title: 'Burst resistance',
    unit: 'MPa',
    value: 44.2,
    expression: '((2 * t_1) / (D - t_1)) * f_cb * (2 / sqrt(3))',
    relation: '=',
    arguments: [
      { symbol: 't_1', name: 't_1', title: 'wall thickness', unit: 'mm', value: 12.7 },
      { symbol: 'D', name: 'D', title: 'outside diameter', unit: 'mm', value: 323.9 },
      { symbol: 'f_cb', name: 'f_cb', title: 'strength', unit: 'MPa', value: 450 },
    ],
  },
  {
    ...SOURCE,
    id: 2,
    kind: 'table',
    symbol: 'gamma_SC',
    title: 'Safety class factor',
    unit: '-',
    value: 1.138,
    arguments: [],
    cell: 'row medium',
  },
  {
    ...SOURCE,
    id: 4,
    kind: 'equation',
    symbol: 'A_s',
    title: 'Steel area, with brackets of two heights',
    unit: 'mm2',
    value: 12406.58,
    expression: 'pi * (D - t_1) * t_1 * (1 - t_1 / D) ** 0',
    relation: '=',
    arguments: [
      { symbol: 't_1', name: 't_1', title: 'wall thickness', unit: 'mm', value: 12.7 },
      { symbol: 'D', name: 'D', title: 'outside diameter', unit: 'mm', value: 323.9 },
    ],
  },
  {
    ...SOURCE,
    id: 3,
    kind: 'solved',
    symbol: 't_req',
    title: 'Required thickness',
    unit: 'mm',
    value: 9.87,
    trial: 10,
    residual: 3e-13,
    iterations: 6,
    method: "Brent's method",
    note: 'the smallest root',
  },
]

const chart = lineChartAsRecorded({
  x: { title: 'Wall thickness', unit: 'mm' },
  y: { title: 'Utilisation', unit: '-' },
  series: [
    {
      name: 'burst',
      points: [
        [8, 1.4],
        [10, 1.1],
        [12, 0.9],
      ],
    },
    {
      name: 'collapse',
      points: [
        [8, 0.7],
        [10, 0.5],
        [12, 0.4],
      ],
    },
  ],
  limits: [{ at: 1, label: 'limit', along: 'x' }],
})
const painted = {
  mark: { type: 'rect', clip: true },
  data: {
    values: [
      { x: 1, y: 1, z: 0.5 },
      { x: 2, y: 2, z: 0.75 },
    ],
  },
  encoding: {
    x: { field: 'x', type: 'ordinal' },
    y: { field: 'y', type: 'ordinal' },
    color: { field: 'z', type: 'quantitative' },
  },
}

const result: Result & {
  outputs: { basename: string; media_type: string; bytes: number; sha256: string; url: string }[]
} = {
  kind: 'calculation',
  values: {
    burst_utilisation: { value: 1.0873, unit: '-', label: 'Burst utilisation', symbol: 'u_b' },
    burst_resistance: { value: 44.2, unit: 'MPa', label: 'Burst resistance', symbol: 'p_b' },
    governing: { value: 'burst', label: 'Governing criterion' },
    collapse_resistance: {
      value: null,
      unit: 'MPa',
      label: 'Collapse resistance',
      reason: 'no external pressure was given',
    },
    oil: { value: { 2013: 76878, 2014: 81234.5 }, unit: 'm3', label: 'Oil per year', count: 206 },
    lines: {
      value: [
        { line: 'A1', tension: 1234.5 },
        { line: 'A2', tension: null },
      ],
      label: 'Lines',
    },
    stiffness: {
      value: [
        [1, 0.5],
        [0.5, 1],
      ],
      unit: 'kN/m',
      label: 'Stiffness',
    },
    depths: { value: Array.from({ length: 20 }, (_, i) => i / 4), unit: 'm', label: 'Depths' },
    holds: { value: false, label: 'Holds' },
    deck: { value: 'line one\nline two', label: 'Input deck' },
  },
  checks: [
    {
      id: 'burst',
      title: 'Pressure containment',
      standard: 'DNV-ST-F101',
      clause: '5.4.2',
      state: 'fail',
      open: false,
      governing: true,
      demand: { value: 48.06, unit: 'MPa', label: 'Local pressure' },
      capacity: { value: 44.2, unit: 'MPa', label: 'Resistance' },
      utilisation: 1.0873,
      limit: 1,
      reason: null,
      reason_kind: null,
      left: null,
      note: null,
      accepted: null,
    },
    {
      id: 'local',
      title: 'Local buckling',
      standard: 'DNV-ST-F101',
      clause: '5.4.6',
      state: 'pass',
      open: false,
      governing: false,
      demand: { value: 1, unit: '-', label: 'Demand' },
      capacity: { value: 1.25, unit: '-', label: 'Capacity' },
      utilisation: 0.79996,
      limit: 0.8,
      reason: null,
      reason_kind: null,
      left: null,
      note: 'accidental load',
      accepted: null,
    },
    {
      id: 'collapse',
      title: 'Collapse',
      standard: 'DNV-ST-F101',
      clause: '5.4.4',
      state: 'not_made',
      open: false,
      governing: false,
      demand: { value: null, unit: 'MPa', label: 'External overpressure' },
      capacity: { value: null, unit: 'MPa', label: 'Collapse resistance' },
      utilisation: null,
      limit: null,
      reason: 'needs external pressure',
      reason_kind: 'input_missing',
      left: null,
      note: null,
      accepted: null,
    },
  ],
  assumed: [
    { name: 'safety_class', title: 'Safety class', value: 'high', unit: null, why: 'The highest factor of the three.' },
    { name: 'gravity', title: 'Gravity', value: 9.80665, unit: 'm/s2', why: 'Standard gravity.' },
  ],
  not_checked: ['Fatigue', 'Propagating buckling where D_t <= 15'],
  tables: [
    {
      id: 'sweep',
      title: 'Utilisation with thickness',
      description: 'The same check at other thicknesses.',
      columns: [
        { name: 't', title: 'Thickness', unit: 'mm', symbol: 't' },
        { name: 'u', title: 'Utilisation', unit: '-' },
        { name: 'note', title: 'Note' },
      ],
      rows: [
        [8, 1.4, null],
        [10, 1.1, 'as given'],
      ],
      count: 5000,
    },
  ],
  charts: [
    {
      id: 'utilisation',
      title: 'Utilisation against thickness',
      description: 'Where the criteria meet their limit.',
      spec: chart,
    },
    { id: 'painted', title: 'A painted grid', description: 'With a gradient and a clip.', spec: painted },
  ],
  steps,
  inputs: [
    {
      name: 'outer_diameter',
      title: 'Outside diameter',
      symbol: 'D',
      origin: 'given',
      use: 'used',
      typed: '12.75 in',
      value: 323.85,
      unit: 'mm',
      si: { value: 0.32385, unit: 'm' },
    },
    {
      name: 'gravity',
      title: 'Gravity',
      symbol: 'g',
      origin: 'default',
      use: 'unused',
      value: 9.80665,
      unit: 'm/s2',
      si: { value: 9.80665, unit: 'm/s2' },
    },
    {
      name: 'layers',
      title: 'Coating layers',
      origin: 'given',
      use: 'used',
      typed: [{ thickness: 0.003 }],
      value: [{ thickness: 0.003 }],
    },
    { name: 'depth', title: 'Water depth', origin: 'left out', use: 'unused', unit: 'm' },
  ],
  outputs: [
    {
      basename: 'sweep.csv',
      media_type: 'text/csv',
      bytes: 123456,
      sha256: 'ab'.repeat(32),
      url: 'http://127.0.0.1:8080/api/runs/1/artifacts/sweep.csv',
    },
  ],
}

/** A picture of one pixel. */
const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

export const sampleRecord: RunRecord = {
  schema: RECORD_SCHEMA,
  created_at: '2026-02-11T09:14:27.381Z',
  base_url: 'http://127.0.0.1:8080',
  request: {
    ref: 'modelrepo:wall-thickness-quickcheck',
    params: { outer_diameter: '12.75 in', layers: [{ thickness: 0.003 }] },
    meta: {
      client: 'Fjord Energy <AS>',
      project: "O'Neil & Søn",
      document: 'CAL-14',
      revision: '02',
      date: '2026-02-11',
      prepared_by: 'A',
      checked_by: 'B',
      approved_by: 'C',
      notes: 'For review',
      logo: PIXEL,
      revision_history: [
        { revision: '01', date: '2026-01-20', description: 'Issued for comments', prepared_by: 'A' },
        { revision: '02', date: '2026-02-11', description: 'Wall 12.7 mm', prepared_by: 'A', checked_by: 'B' },
      ],
    },
  },
  response: {
    run_id: '019c4b6e-6d35-7c3a-9a58-0f6d2f1b77aa',
    ref: 'modelrepo:wall-thickness-quickcheck',
    status: 'FAIL',
    checks_made: 2,
    checks_open: 0,
    checks_accepted: 0,
    returncode: null,
    duration_s: 0.0123,
    detail: 'Pressure containment fails: utilisation 1.09 (DNV-ST-F101 5.4.2)',
    report_url: 'http://127.0.0.1:8080/reports/1',
    artifacts: [{ name: 'sweep.csv', present: true, path: 'runs/1/sweep.csv' }],
    coordinate: {
      repo: 'modelrepo',
      domain: 'subsea-pipelines-integrity',
      subdomain: 'pipeline',
      workflow_id: 'wall-thickness-quickcheck',
      requested_version: null,
      resolved_version: 1,
      version_status: 'stable',
    },
    engine: 'in-process',
    result,
    provenance: {
      code_version: { package_version: '0.1.0', git_sha: '8f3c2b1d' },
      standard_revisions: [{ code_id: 'DNV-ST-F101', publisher: 'DNV', revision: '2021', section: '5.4' }],
      data_as_of: '2026-02-11T09:14:27.381Z',
      input_hash: '12'.repeat(32),
      runtime: { node: 'v26.10.0', v8: '14.6' },
      data: [{ name: 'grid.json', sha256: 'cd'.repeat(32), bytes: 4096 }],
    },
    determinism: { result_hash: '34'.repeat(32), reproducible: true },
    confidence: { method: 'interpolation', max_rel_error: 0.002 },
    warnings: [
      { code: 'outside_validity', message: 'D/t = 70 is above 60, where eq. 5.8 was fitted', path: '/outer_diameter' },
    ],
  },
  contract: {
    title: 'Wall thickness of submarine pipelines',
    question: 'Does the wall carry the pressure?',
    answers: ['burst_utilisation', 'collapse_resistance', 'governing', 'deck'],
    standards: [
      {
        id: 'DNV-ST-F101',
        title: 'Submarine pipeline systems',
        publisher: 'DNV',
        revision: '2021',
        section: '5.4',
        read: 'public descriptions',
      },
    ],
    method: [{ title: 'Burst', text: 'p_b from t_1 with alpha_U <= 1.' }],
    assumptions: ['Thin wall'],
    validity: ['15 <= D_t <= 60'],
  },
  evidence: [
    {
      ...{ id: 'a', kind: 'published', source: 'DNV example', largest_error: 0.001, tolerance: 0.01 },
      nearest: { name: 'stress', error: 0.001, tolerance: 0.01 },
    },
    { id: 'b', kind: 'closed-form', source: 'Lamé', largest_error: null, tolerance: 0.01, disputed: 'another edition' },
  ],
}

const { result: _, provenance: __, determinism: ___, ...bare } = sampleRecord.response
const { contract: ____, ...withoutContract } = sampleRecord

/** The run that could not complete. */
export const errorRecord: RunRecord = {
  ...sampleRecord,
  response: {
    ...bare,
    status: 'ERROR',
    checks_made: 0,
    checks_open: 0,
    checks_accepted: 0,
    detail: 'No thickness up to 500 mm carries the pressure.',
    report_url: null,
  },
}
/** The workflow that is in the catalog and is not built. */
export const skippedRecord: RunRecord = {
  ...withoutContract,
  request: { ref: 'modelrepo:planned' },
  response: {
    ...bare,
    status: 'SKIPPED',
    checks_made: null,
    checks_open: null,
    checks_accepted: null,
    detail: 'planned is not built yet.',
    artifacts: [],
    coordinate: { ...bare.coordinate, resolved_version: null, version_status: 'experimental' },
  },
  evidence: [],
}
/** A workflow of another repository, of which only the output of its process is known. */
export const foreignRecord: RunRecord = {
  ...skippedRecord,
  request: { ref: 'fieldtools:tidal-window@2', params: { port: "O'Higgins" } },
  response: {
    ...bare,
    checks_made: null,
    checks_open: null,
    checks_accepted: null,
    engine: 'subprocess',
    returncode: 1,
    detail_from: 'command',
    artifacts: [{ name: 'windows.csv', present: false, path: 'runs/2/windows.csv' }],
  },
  output_tail: 'reading harmonics\n\u001b[31mno datum\u001b[0m <b>\n',
}
/** The run that completed and held nothing against a criterion. */
export const uncheckedRecord: RunRecord = {
  ...sampleRecord,
  response: {
    ...sampleRecord.response,
    status: 'PASS',
    checks_made: 0,
    checks_open: 0,
    checks_accepted: 0,
    detail: 'No check made: the wall needs 9.87 mm',
    result: { ...result, checks: result.checks.filter((c) => c.state === 'not_made') },
    warnings: [{ code: 'no_check', message: 'No check was made: Collapse: needs external pressure' }],
  },
}
