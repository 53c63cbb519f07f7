/** The steering gear, which holds the torque of either analysis. */
import type { Equation, Reach, Trace } from '@keelson/equations'
import { gearUtilisation, torqueToHold } from '@keelson/physics/rudder/stock-torque.ts'
import { compares, gives } from '@keelson/workflow'

const needs = ['available_torque']
export const gearUsed = gives(gearUtilisation, 'utilisation', 'Ratio of stock torque to steering gear torque.', {
  needs,
})
export const gear = (title: string, criterion: Pick<Equation, 'source' | 'clause'>, reach?: readonly Reach[]) =>
  compares('bending_moment', {
    title,
    criterion,
    demand: torqueToHold,
    capacity: { input: 'available_torque', title: 'Steering gear torque' },
    needs,
    ...(reach && { reach }),
  })

export function ofGear({ available_torque: Q_a }: { readonly available_torque?: number }, Q_h: number, trace: Trace) {
  if (Q_a === undefined) return
  trace.section('Steering gear')
  trace.apply(gearUtilisation, { Q_h, Q_a })
}
