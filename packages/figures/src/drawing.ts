/**
 * The vocabulary of figures: what stands in a section, an elevation or a plan, as plain data in model coordinates, so
 * that a record draws as it did. It knows no engineering: a pipe is rings, a bed is a surface.
 */

/** Model coordinates: x to the right, y upwards. */
export type At = readonly [x: number, y: number]

/** What a shape stands for: it decides colour and hatching, on the screen, in the dark and on paper. */
export type Role =
  | 'steel'
  | 'coating'
  | 'concrete'
  | 'metal'
  | 'ground'
  | 'clay'
  | 'sand'
  | 'silt'
  | 'rock'
  | 'water'
  | 'fluid'
  | 'air'
  | 'flaw'
  | 'load'
  | 'resistance'
  | 'flow'
  | 'limit'
  | 'answer'
  | 'outline'
  | 'axis'
  | 'ghost'

/** Words, a symbol and its value with its unit: any of them. */
export interface Label {
  readonly text?: string
  /** As formulas name it: D_o, gamma_s. */
  readonly symbol?: string
  readonly value?: number
  readonly unit?: string
  /** Stands before the value: it is a diameter. */
  readonly sign?: '⌀'
}
export type Side = 'left' | 'right'
export type Edge = Side | 'above' | 'below'
export type Compass = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw'

/** What fills an area. */
interface Filled {
  readonly role: Role
  /** A body is cut here, as in a section: it is hatched. One that is seen, as in a view, is plain. */
  readonly cut?: true
  /** What it is, in the legend, where that is not what its role is called: 'anode'. */
  readonly is?: string
}

interface Polyline {
  readonly kind: 'polyline'
  readonly points: readonly At[]
  readonly role: Role
  readonly dashed?: true
}
interface Polygon extends Filled {
  readonly kind: 'polygon'
  readonly points: readonly At[]
  readonly holes?: readonly (readonly At[])[]
}
/** A disc, or a ring where it has an inner radius. */
interface Circle extends Filled {
  readonly kind: 'circle'
  readonly at: At
  readonly radius: number
  readonly inner?: number
  readonly dashed?: true
}
/** Part of a circle, anticlockwise from the right, deg. */
interface Arc {
  readonly kind: 'arc'
  readonly at: At
  readonly radius: number
  readonly from: number
  readonly to: number
  readonly role: Role
  readonly dashed?: true
}
/** A level layer across the whole figure; without a bottom it reaches the foot. */
export interface Layer {
  readonly kind: 'layer'
  readonly top: number
  readonly bottom?: number
  readonly role: Role
  readonly is?: string
  readonly label?: Label
}
/** A free water surface across the whole figure, with its sign. */
export interface WaterLine {
  readonly kind: 'water-line'
  readonly at: number
  readonly label?: Label
}
/** The surface of the ground, from left to right, hatched below; its ends run level to the frame. */
export interface Ground {
  readonly kind: 'ground'
  readonly points: readonly At[]
  /** The seabed unless given. */
  readonly is?: string
  readonly label?: Label
}
/** An arrow between two points of the model: a velocity, a displacement, north. */
export interface Arrow {
  readonly kind: 'arrow'
  readonly from: At
  readonly to: At
  readonly role: Role
  readonly label?: Label
}
/** A force at a point, or along a line where it has `to`; its arrow is as long as its share of the largest, not to scale. */
export interface Load {
  readonly kind: 'load'
  readonly at: At
  readonly to?: At
  /** Direction in which it acts, anticlockwise from the right, deg. */
  readonly towards: number
  /** Share of the longest arrow; 1 unless given. */
  readonly share?: number
  /** The arrow starts at the point and leads away from it, as a pull does. */
  readonly away?: true
  readonly role?: 'load' | 'resistance' | 'flow'
  readonly label: Label
}
/** A dimension line: outside the figure at an edge, or in place between its points. */
export interface Dimension {
  readonly kind: 'dimension'
  readonly from: At
  readonly to: At
  readonly edge?: Edge
  readonly label: Label
}
/** An angle between two directions from a point, anticlockwise from the right, deg. */
export interface Angle {
  readonly kind: 'angle'
  readonly at: At
  readonly from: number
  readonly to: number
  readonly label: Label
}
/** A label beside a point, where there is room; `towards` is tried first. */
interface Text {
  readonly kind: 'text'
  readonly at: At
  readonly towards?: Compass
  readonly label: Label
}
/** A label in the margin with a line that leads to the point. */
export interface Note {
  readonly kind: 'note'
  readonly at: At
  readonly side: Side
  readonly label: Label
}
/** A sign of constant size at a point. */
interface Mark {
  readonly kind: 'mark'
  readonly at: At
  readonly sign: 'dot' | 'ring' | 'cross' | 'square' | 'triangle' | 'roller'
  readonly role: Role
  readonly label?: Label
}
/** A pair of wavy lines that say that a part is left out, across x or y. */
interface Break {
  readonly kind: 'break'
  readonly at: At
  readonly across: 'x' | 'y'
}
/** A graduated edge: depth down a well, distance along a line. Its numbers may differ from the coordinates by a factor. */
export interface Ruler {
  readonly kind: 'ruler'
  readonly along: 'x' | 'y'
  readonly title: string
  readonly unit: string
  /** Number at a coordinate: value = factor * coordinate + start. */
  readonly factor?: number
  readonly start?: number
}

export type Shape =
  | Polyline
  | Polygon
  | Circle
  | Arc
  | Layer
  | WaterLine
  | Ground
  | Arrow
  | Load
  | Dimension
  | Angle
  | Text
  | Note
  | Mark
  | Break
  | Ruler

/** A figure as data. */
export interface Drawing {
  /** Unit of the coordinates. */
  readonly unit: 'm' | 'mm'
  /**
   * How heights relate to widths. 'true': to scale. 'stretched': one of them enlarged by a round factor, so that both can
   * be read, and the figure says so. 'none': not to scale, and the figure says so.
   */
  readonly scale: 'true' | 'stretched' | 'none'
  /** Height over width of what is not to scale; found unless given. */
  readonly aspect?: number
  /** The bar that says the scale is in feet or inches; in metres or millimetres unless given. */
  readonly bar?: 'us'
  /** What the figure must at least show; found from the shapes unless given. */
  readonly frame?: { readonly x?: readonly [number, number]; readonly y?: readonly [number, number] }
  /** What it leaves out, in a sentence that follows the description of the figure. */
  readonly description?: string
  readonly shapes: readonly Shape[]
}
