/**
 * External overpressure. API STD 2RD (2013) section 5 has the interaction of API RP 1111, so its equations are those,
 * under the riser standard's name.
 */
import { constant, type Equation, type Where } from '@keelson/equations'
import * as rp2rd from '../api-rp-2rd-1998/collapse.ts'
import * as rp1111 from '../api-rp-1111-2015/collapse.ts'
import * as rp1111Wall from '../api-rp-1111-2015/collapse-wall.ts'
import { apiStd2rd } from './source.ts'

const named = <W extends Where>(equation: Equation<W>, clause: string): Equation<W> => ({
  ...equation,
  source: apiStd2rd,
  clause,
})
const CAPACITY = 'section 5, collapse'
const WALL = 'section 5, collapse, solved for the wall thickness'

export const F_C_SEAMLESS = constant({
  symbol: 'F_C',
  title: 'Collapse pressure design factor, seamless or ERW pipe',
  value: 0.7,
  unit: '-',
  source: apiStd2rd,
  clause: CAPACITY,
})
/** The smaller. */
export const F_C_EXPANDED = constant({
  symbol: 'F_C',
  title: 'Collapse pressure design factor, cold-expanded pipe',
  value: 0.6,
  unit: '-',
  source: apiStd2rd,
  clause: CAPACITY,
})

export const yieldCollapsePressure = named(rp1111.yieldCollapsePressure, CAPACITY)
export const elasticCollapsePressure = named(rp1111.elasticCollapsePressure, CAPACITY)
export const collapsePressure = named(rp1111.collapsePressure, CAPACITY)
export const allowableCollapsePressure = named(rp1111.allowableCollapsePressure, CAPACITY)
export const collapseUse = named(rp2rd.collapseUse, CAPACITY)
/** For `collapseWall` of API RP 1111. */
export const closedForm: typeof rp1111Wall.closedForm = {
  requiredCollapsePressure: named(rp1111Wall.requiredCollapsePressure, WALL),
  collapseYieldPart: named(rp1111Wall.collapseYieldPart, WALL),
  collapseElasticPart: named(rp1111Wall.collapseElasticPart, WALL),
  collapseAuxiliary: named(rp1111Wall.collapseAuxiliary, WALL),
  collapseMinimumWall: named(rp1111Wall.collapseMinimumWall, WALL),
}
