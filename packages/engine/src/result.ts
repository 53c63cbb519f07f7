/** The typed result as it leaves the service: every number with its unit, clean at 12 digits, nothing non-finite. */
import type { DefinedFunction, Met, Reading, ShownBy } from '@keelson/equations'
import type { Drawing } from '@keelson/figures'
import type { Acceptance, ColumnAnswer, InputAnswer, LeftAnswer, ReasonKind } from '@keelson/workflow'
import type { Origin } from './origin.ts'

export interface Quantity {
  readonly value: unknown
  readonly unit?: string
  readonly label: string
  readonly symbol?: string
  /** Its text, or the names of its members, are words of the method: another wording is the same result. */
  readonly worded?: true
  /** Why the value is null. */
  readonly reason?: string
  /** Of a map or rows beyond the limit: how many there are in all. */
  readonly count?: number
  /** Of rows: what their members are. */
  readonly columns?: readonly ColumnAnswer[]
}
/** Demand or capacity; null where the check was not made. */
export interface CheckSide {
  readonly value: number | null
  readonly unit: string
  readonly label: string
}
/** A check has the same members whether it was made or not, so that a client can read them blindly. */
export interface CheckAnswer {
  readonly id: string
  readonly title: string
  readonly standard: string
  readonly clause: string
  readonly state: 'pass' | 'fail' | 'not_made'
  /** Not made, and the verdict needs it: no run with an open check passes. */
  readonly open: boolean
  readonly governing: boolean
  readonly demand: CheckSide
  readonly capacity: CheckSide
  /** null where it was not made, or where the capacity is not positive. */
  readonly utilisation: number | null
  /** null where it was not made. */
  readonly limit: number | null
  /** Why it was not made; null where it was. */
  readonly reason: string | null
  /** null where it was made, and in records that do not say. */
  readonly reason_kind: ReasonKind | null
  /** The limit that it is outside of, where one is declared. */
  readonly left: LeftAnswer | null
  readonly note: string | null
  /** Of a check that is outside the limits of its method and counts as an engineer accepted it. */
  readonly accepted: AcceptedAnswer | null
  /** Its sentences with names and quantities in braces, for a report; absent where none has any. */
  readonly said?: { readonly reason?: string; readonly note?: string; readonly outside?: string }
}
export interface AcceptedAnswer extends Omit<Acceptance, 'check'> {
  /** Why the check was open, and of which kind that is. */
  readonly outside: string
  readonly reason_kind: ReasonKind
  readonly left: LeftAnswer | null
}
/** A check of the calculation itself and of no engineering criterion; the run is an ERROR if one fails. */
export interface SelfCheckAnswer {
  readonly id: string
  readonly title: string
  /** What it shows. */
  readonly shows: string
  readonly state: 'pass' | 'not_made'
  readonly demand: CheckSide
  readonly capacity: CheckSide
  readonly utilisation: number | null
  readonly limit: number | null
  /** Why it was not made; null where it was. */
  readonly reason: string | null
}
/** What this run took for an input that was not provided, and that a check may rest on. */
export interface AssumedAnswer {
  readonly name: string
  readonly title: string
  /** null of an input that was not provided and has no default. */
  readonly value: unknown
  /** null for a word or a flag. */
  readonly unit: string | null
  /** Why it is the safe choice; null of a plain default. */
  readonly why: string | null
}
export interface SideOrigins {
  readonly demand?: Origin
  readonly capacity?: Origin
}
export interface TableAnswer {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly columns: readonly ColumnAnswer[]
  readonly rows: readonly (readonly (number | string | null)[])[]
  readonly count: number
}
/** A chart or a figure, drawn when it is asked for. */
export interface PictureName {
  readonly id: string
  readonly title: string
  readonly description: string
  /** Where it is drawn; absent where nothing was recorded. */
  readonly url?: string
  /** Why it was asked for and is not drawn. */
  readonly withheld?: string
}
export interface ChartAnswer extends PictureName {
  readonly spec: Readonly<Record<string, unknown>>
}
/** A drawing of what was calculated, as data. */
export interface FigureAnswer extends PictureName {
  readonly drawing: Drawing
}
export interface StepArgument {
  readonly symbol: string
  readonly name: string
  readonly title: string
  readonly unit: string
  readonly value: number | readonly number[]
  /** Where it comes from; records of earlier versions have none. */
  readonly origin?: Origin
}
/** An equation with both its sides, in the units of its formula. */
export interface ConditionAnswer {
  readonly symbol: string
  readonly unit: string
  readonly value: number
  readonly expression: string
  readonly relation?: string
  readonly arguments?: readonly StepArgument[]
  readonly left?: { readonly expression: string; readonly value: number }
  /** Functions that the formula calls by name. */
  readonly functions?: readonly DefinedFunction[]
}
export interface StepAnswer {
  readonly id: number
  readonly section: string
  readonly kind: 'equation' | 'solved' | 'table'
  readonly symbol: string
  readonly title: string
  readonly source: string
  readonly clause: string
  readonly unit: string
  readonly value: number
  readonly expression?: string
  readonly relation?: string
  /** Why the formula holds only in the units stated. */
  readonly fit?: string
  readonly left?: { readonly expression: string; readonly value: number }
  readonly arguments?: readonly StepArgument[]
  readonly functions?: readonly DefinedFunction[]
  readonly cell?: string
  /** What an entry between others was interpolated from. */
  readonly reading?: Reading
  readonly trial?: number
  readonly residual?: number
  readonly iterations?: number
  readonly method?: string
  /** The equation that a solved value fulfils. */
  readonly satisfies?: ConditionAnswer
  /** Numbers that a whole calculation makes equal at a solved value. */
  readonly meets?: readonly Met[]
  /** A later step that gives again what a solved value was sought for. */
  readonly shown?: ShownBy
  readonly note?: string
}
export interface Result {
  readonly kind: 'calculation' | 'files'
  /** The answer with names and quantities in braces, for a report; absent where it has none. */
  readonly said?: string
  readonly values: Readonly<Record<string, Quantity>>
  readonly checks: readonly CheckAnswer[]
  /** Absent in records of before they stood apart. */
  readonly self_checks?: readonly SelfCheckAnswer[]
  readonly assumed: readonly AssumedAnswer[]
  /** Where the sides of each check come from; beside the checks, which are hashed as they stand. */
  readonly check_origins?: Readonly<Record<string, SideOrigins>>
  /** What a reader might think was checked, and was not. */
  readonly not_checked: readonly string[]
  readonly tables: readonly TableAnswer[]
  readonly charts: readonly (ChartAnswer | PictureName)[]
  /** Absent in records of before figures were drawn. */
  readonly figures?: readonly (FigureAnswer | PictureName)[]
  readonly steps: readonly StepAnswer[]
  readonly inputs: readonly InputAnswer[]
}
/** A result of which every chart and figure is drawn. */
export interface DrawnResult extends Result {
  readonly charts: readonly ChartAnswer[]
  readonly figures?: readonly FigureAnswer[]
}

export const isDrawnChart = (chart: ChartAnswer | PictureName): chart is ChartAnswer => 'spec' in chart
export const isDrawnFigure = (figure: FigureAnswer | PictureName): figure is FigureAnswer => 'drawing' in figure
