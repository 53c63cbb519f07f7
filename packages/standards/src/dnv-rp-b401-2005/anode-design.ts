/** What anode alloys give. DNV-RP-B401 (2005) Table 10-6. */
import { type AnodeTable, row } from '../dnv-rp-b401-2021/anode-design.ts'

/** DNV-RP-B401 Table 10-6 (2005, 2010) and A-6 (2017): ambient seawater temperature, to 30 degC, only. */
export const TABLE_10_6: AnodeTable = {
  'Al-Zn-In': { seawater: [row(30, -1.05, 2000)], sediment: [row(30, -0.95, 1500)] },
  Zn: { seawater: [row(30, -1, 780)], sediment: [row(30, -0.95, 700)] },
}
