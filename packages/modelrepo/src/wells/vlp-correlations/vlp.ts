/** The five analyses of the lift, each whole in its own file. */
import { CURVE, composed, GAS, LOCAL, PVT, TRAVERSE } from './inputs.ts'
import { curve } from './way-curve.ts'
import { gas } from './way-gas.ts'
import { atPoint } from './way-local.ts'
import { blackOil } from './way-pvt.ts'
import { traverse } from './way-traverse.ts'

export const vlp = composed({
  [CURVE]: curve,
  [TRAVERSE]: traverse,
  [LOCAL]: atPoint,
  [PVT]: blackOil,
  [GAS]: gas,
})
