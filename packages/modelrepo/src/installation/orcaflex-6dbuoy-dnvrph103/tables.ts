/** The tables of a run: stages by depth, and the lumped buoy by axis. */
import { hydrodynamicForce, submergedForce } from '@keelson/standards/dnv-rp-h103-2011/splash-zone.ts'
import type { Buoy } from './calculate-buoy.ts'
import type { LiftRun } from './calculate-lift.ts'

export const stageRows = ({ stages }: LiftRun) =>
  stages.map((stage, i) => {
    const [F_D, F_M] = [stage.drag, stage.massForce]
    const first = i === 0
    return {
      depth: stage.depth,
      velocity: stage.relativeVelocity,
      drag: F_D,
      mass: F_M,
      slam: first ? stage.slam : null,
      buoyancy: first ? stage.buoyancy : null,
      hydrodynamic: first
        ? hydrodynamicForce.evaluate({ F_D, F_slam: stage.slam, F_M, F_rho: stage.buoyancy })
        : submergedForce.evaluate({ F_D, F_M }),
    }
  })

const AXES = ['x', 'y', 'z'] as const

export const buoyRows = (buoy: Buoy) =>
  AXES.map((axis, i) => ({
    axis,
    added: buoy.addedMasses[i] ?? null,
    coefficient: buoy.addedCoefficients[i] ?? null,
    area: buoy.dragAreas[i] ?? null,
    inertia: buoy.inertia[i] ?? null,
    rotational: buoy.addedInertiaCoefficients[i] ?? null,
  }))
