/** Holding capacity of a 10 kip anchor, kip, and the exponent of weight, by anchor and seabed. NCEL TDS 83-08R (1987). */

/** mud: soft clay; sand: also stiff clay. */
export const SEABEDS = ['mud', 'sand'] as const
export type AnchorSeabed = (typeof SEABEDS)[number]
interface HoldingRow {
  /** kip. */
  readonly m: number
  readonly b: number
}

/** The movable flukes of stockless anchors are set to 35 deg on sand. */
export const HOLDING = {
  stevpris_straight_shank: { mud: { m: 189, b: 0.92 }, sand: { m: 210, b: 0.94 } },
  bruce_twin_shank: { mud: { m: 189, b: 0.92 }, sand: { m: 210, b: 0.94 } },
  danforth: { mud: { m: 87, b: 0.92 }, sand: { m: 126, b: 0.8 } },
  lwt: { mud: { m: 87, b: 0.92 }, sand: { m: 126, b: 0.8 } },
  ac14: { mud: { m: 87, b: 0.92 }, sand: { m: 126, b: 0.8 } },
  boss: { mud: { m: 210, b: 0.94 }, sand: { m: 270, b: 0.94 } },
  navmoor: { mud: { m: 210, b: 0.94 }, sand: { m: 270, b: 0.94 } },
  bruce_cast: { mud: { m: 32, b: 0.92 }, sand: { m: 250, b: 0.8 } },
  stevin: { mud: { m: 139, b: 0.92 }, sand: { m: 165, b: 0.8 } },
  stockless_movable_fluke: { mud: { m: 24, b: 0.92 }, sand: { m: 70, b: 0.8 } },
} as const satisfies Readonly<Record<string, Readonly<Record<AnchorSeabed, HoldingRow>>>>

export type DragAnchor = keyof typeof HOLDING
export const DRAG_ANCHORS = Object.keys(HOLDING) as DragAnchor[]
export const HOLDING_TABLE = 'holding capacity by anchor and seabed'
