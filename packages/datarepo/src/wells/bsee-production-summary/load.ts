/** Reads the official files of one folder, with the facts of wells and fields. The only place of this workflow that reads. */
import type { Loaded, Resources } from '@keelson/workflow'
import { inTime } from '../_shared/months.ts'
import type { SourceData } from '../_shared/ogor-a/data.ts'
import { type Read, readOgorA } from '../_shared/ogor-a/load.ts'
import { type WellMonth, WellMonths } from '../_shared/ogor-a/well-months.ts'
import { listedWells, MOST_LINES, type Summed, Summing } from './calculate-sums.ts'
import type { Params } from './inputs.ts'

export const load = (params: Params, resources: Resources): Promise<Loaded<Summed>> =>
  readOgorA(params, { boreholes: true, fields: true }, resources, summed)

/**
 * Adds up the records as they are read. Where their months cannot all be listed, the wells that are listed are read once
 * more.
 */
async function summed(read: Read): Promise<Omit<Summed, keyof SourceData>> {
  const months: WellMonth[] = []
  const keep = (month: WellMonth) => months.push({ ...month })
  const areFew = read.records <= MOST_LINES
  const summing = new Summing(areFew ? keep : undefined)
  await read.sums((row) => summing.add(row))
  const sums = summing.end()
  const wells = listedWells(sums)
  if (!areFew) {
    const listed = new WellMonths(keep)
    await read.sums((row) => listed.add(row), wells)
    listed.end()
  }
  return { ...sums, months: months.toSorted(inTime), listed: wells.length }
}
