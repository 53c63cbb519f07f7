/** The checks of a run, each by its clause. */
import { ANGLE_REACH } from '@keelson/physics/rudder/normal-force.ts'
import { torqueToHold } from '@keelson/physics/rudder/stock-torque.ts'
import { stockDiameter, stockDiameterInBending } from '@keelson/standards/iacs-ur-s10-2019/rudder-stock.ts'
import { rudderTorque } from '@keelson/standards/iacs-ur-s10-2019/rudder-torque.ts'
import { HARD_OVER } from '@keelson/standards/solas-1974/steering-gear.ts'
import { checkOf } from '@keelson/workflow'
import { aRule, inOperation } from './modes.ts'

export const checks = {
  rule_torque: checkOf('bending_moment', {
    title: 'Steering gear torque of the rule',
    criterion: rudderTorque,
    demand: torqueToHold,
    capacity: 'Torque of the steering gear',
    onlyWhen: aRule,
    needs: ['available_torque'],
  }),
  stock_diameter: checkOf('structural_tube_diameter', {
    title: 'Stock under torque',
    criterion: stockDiameter,
    demand: stockDiameter,
    capacity: 'Stock diameter provided',
    onlyWhen: aRule,
    needs: ['provided_stock_diameter'],
  }),
  stock_in_bending: checkOf('structural_tube_diameter', {
    title: 'Stock under torque and bending',
    criterion: stockDiameterInBending,
    demand: stockDiameterInBending,
    capacity: 'Stock diameter provided',
    onlyWhen: aRule,
    needs: ['provided_stock_diameter', 'bending_moment'],
  }),
  operating_torque: checkOf('bending_moment', {
    title: 'Steering gear torque in operation',
    criterion: HARD_OVER,
    demand: torqueToHold,
    capacity: 'Torque of the steering gear',
    onlyWhen: inOperation,
    needs: ['available_torque'],
    reach: [ANGLE_REACH],
  }),
}
