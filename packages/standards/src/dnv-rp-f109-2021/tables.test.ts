/** The tables of the practice as they are read: linear between their points, held at their edges, with the cell named. */
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newTrace, silent } from '@keelson/equations'
import { assertScriptAgrees } from '@keelson/equations/agreement.ts'
import { assertReadingsGive } from '@keelson/equations/testing.ts'
import * as generalised from './generalised.ts'
import * as loads from './peak-loads.ts'
import worked from './worked.json' with { type: 'json' }

const { loadCoefficients, halfADiameter, tenDiameters } = worked.tables

test('the tables read between their points what the script reads', () => {
  const read = {
    loadCoefficients: loadCoefficients.data.map(([K = 0, M = 0]) => {
      const { C_Y, C_Z } = loads.peakLoadCoefficients(K, M, silent)
      return [K, M, C_Y, C_Z]
    }),
    halfADiameter: halfADiameter.data.map(([K = 0, M = 0, N = 0]) => [
      K,
      M,
      N,
      generalised.stableTableValue(K, M, N, silent),
    ]),
    tenDiameters: tenDiameters.data.map(([K = 0, M = 0]) => [K, M, generalised.tenDiameterTableValue(K, M, silent)]),
  }
  assertScriptAgrees(read, { ...worked, values: {}, tables: { loadCoefficients, halfADiameter, tenDiameters } })
})

test('a reading beyond a table names the edge that it was held at', () => {
  const trace = newTrace()
  loads.peakLoadCoefficients(200, 20, trace)
  loads.peakLoadCoefficients(25, 0.1, trace)
  generalised.stableTableValue(80, 12, 0.01, trace)
  generalised.stableTableValue(3, 0.1, 0.001, trace)
  generalised.stableTableValue(7, 1, 0.1, trace)
  generalised.tenDiameterTableValue(120, 12, trace)
  generalised.tenDiameterTableValue(3, 0.1, trace)
  const cells = trace.steps.map((step) => ('cell' in step ? step.cell : undefined))
  assert.deepEqual(cells, [
    'M* 10, K* 140',
    'M* 10, K* 140',
    'M* 0.1, K* 20 to 30',
    'M* 0.1, K* 20 to 30',
    'M = 10, K = 60',
    'M = 0.2, N = 0.003',
    'M = 1, in K from 5 (N = 0.048) to 10',
    'M = 10, K = 100',
    'M = 0.2, K = 5',
  ])
})

test('the corners that a reading states give the entry', () => {
  const trace = newTrace()
  for (const [K, M, N] of [
    [13, 0.35, 0.01],
    [35, 1.5, 0.02],
    [3, 0.35, 0.007],
    [5, 0.5, 0.007],
    [7.5, 0.35, 0.007],
    [9, 3, 0.03],
    [10, 0.7, 0.03],
  ] as const) {
    loads.peakLoadCoefficients(K, M, trace)
    generalised.stableTableValue(K, M, N, trace)
    generalised.tenDiameterTableValue(K, M, trace)
  }
  assert.ok(trace.steps.filter((step) => 'reading' in step).length > 20)
  assertReadingsGive(trace.steps)
})

test('the load tables end at K* = 2.5 and 140 and at M* = 10', () => {
  assert.deepEqual(loads.tableEdges(2.5, 10), { belowK: false, aboveK: false, aboveM: false })
  assert.deepEqual(loads.tableEdges(140, 10), { belowK: false, aboveK: false, aboveM: false })
  assert.deepEqual(loads.tableEdges(2.49, 10.01), { belowK: true, aboveK: false, aboveM: true })
  assert.deepEqual(loads.tableEdges(140.1, 0), { belowK: false, aboveK: true, aboveM: false })
})

test('the table for ten diameters is too low below K = 5, from M = 0.8 on', () => {
  assert.equal(generalised.heldTooLow(5, 1, 0.01).ten, false)
  assert.equal(generalised.heldTooLow(4.99, 0.801, 0.01).ten, true)
  assert.equal(generalised.heldTooLow(4.99, 0.8, 0.01).ten, false)
})
