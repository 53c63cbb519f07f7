/**
 * What is read of a file: its tables, column by column, as the file states them. A reader is pure: bytes in; tables, open
 * questions and what was left out, with their lines, out. It converts nothing: a unit is the text that the file has.
 */

import type { Unpackers } from './parquet/unpackers.ts'

/** What a file says of itself that must be known before its numbers mean anything. */
export type FormatName =
  | 'delimited'
  | 'scatter'
  | 'workbook'
  | 'parquet'
  | 'las'
  | 'openfast'
  | 'ndbc'
  | 'orcaflex-rao'
  | 'aqwa-listing'
  | 'wamit'
  | 'ogor-a'
  | 'gef'
  | 'ags'

export interface FileColumn {
  /** As the file names it, without its unit; told apart where the file has a name twice: 'Depth', 'Depth (2)'. */
  readonly name: string
  /** The whole of its heading. */
  readonly heading: string
  /** Text of the unit that the file states, by a row of units, in brackets or by the description of the format. */
  readonly unit?: string
  /** Where that unit was found, in words: 'row of units, line 2', 'brackets of the heading', 'LAS 2.0 curve section'. */
  readonly unitFrom?: string
  /** What the file says of it beside its name. */
  readonly description?: string
  /** Of a table that is a part of another: the column there that a question names, where it is asked of this one too. */
  readonly of?: string
  readonly values: ColumnValues
}

/** Numbers, NaN where nothing or a null code stands; or texts, null where nothing stands. */
export type ColumnValues =
  | { readonly kind: 'numbers'; readonly numbers: Float64Array }
  | { readonly kind: 'texts'; readonly texts: readonly (string | null)[] }

export interface FileTable {
  /** Sheet, section or block; the name of the format where it has one table only. */
  readonly name: string
  /** The table of which it is a part, or by which it is arranged anew: what is asked of that is asked of this one too. */
  readonly of?: string
  readonly columns: readonly FileColumn[]
  readonly rows: number
  /** Line of the file on which each row begins, counted from 1; of a sheet its rows. */
  readonly lines: Uint32Array
  /** Facts of the head that stand for the whole table: 'NULL': '-999.25', 'Direction': '180 deg'. */
  readonly facts: Readonly<Record<string, string>>
}

/** What a reader cannot know; answered in a mapping, never guessed. */
export interface Question {
  readonly code: QuestionCode
  /** A sentence that a person can answer. */
  readonly text: string
  readonly table?: string
  readonly column?: string
  /** Answers that are possible, the likeliest first; what each would mean, with a number of the file as it would be read. */
  readonly choices: readonly { readonly answer: string; readonly means: string }[]
  /** A number that is none of the choices may be the answer: any, or one above zero. */
  readonly orNumber?: 'any' | 'above zero'
  /** A unit that is none of the choices may be the answer, where it can stand for this one. */
  readonly orUnit?: string
}
export type QuestionCode =
  | 'delimiter'
  | 'decimal_comma'
  | 'thousands_mark'
  | 'heading_row'
  | 'null_code'
  | 'angle_unit'
  | 'north'
  | 'unit'
  | 'date_order'
  | 'table'
  | 'column'
  | 'phase_sense'
  | 'phase_reference'
  | 'rotation_per'
  | 'direction'
  | 'length_scale'
  | 'water_density'
  | 'gravity'
  | 'phase_point'
  | 'wave_direction'
  | 'amplitude_per'
  /** Whether numbers below zero are depths. */
  | 'depth_sign'
  | 'row_order'
  /** Whether rows without a value of a column are read. */
  | 'empty_rows'
  | 'bytes_beyond'
  /** Of a mapping: which column goes to a target, and in which unit it is. `column` is then the name of the target. */
  | 'target'
  | 'target_unit'

/** What was not read, counted and listed by its first lines. */
export interface Left {
  readonly what: string
  readonly count: number
  readonly lines: readonly number[]
}

export interface FileRead {
  readonly format: FormatName
  readonly tables: readonly FileTable[]
  readonly questions: readonly Question[]
  readonly left: readonly Left[]
}

/** Answers of a person, which a reader follows: by the keys of `keyOf`, or by a code for all tables and columns. */
export type Answers = Readonly<Record<string, string>>

/** A reader of one format. `refused` names line and column. */
export interface Reader {
  readonly format: FormatName
  /** Whether bytes of this name are of the format, by what stands in them; an extension alone decides nothing. */
  readonly recognises: (bytes: Uint8Array, fileName: string) => boolean
  /** `fileName` where it is known: what some files hold, WAMIT's `.3` and `.4`, only their name says. */
  readonly read: (bytes: Uint8Array, answers: Answers, fileName?: string, unpackers?: Unpackers) => FileRead
}
