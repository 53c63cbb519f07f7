/** The labels and rulers of a figure in the units of a practice; what is drawn stays as it is. */
import type { FigureAnswer } from '@keelson/engine/result.ts'
import type { Drawing, Label, Ruler, Shape } from '@keelson/figures'
import { extentOf } from '@keelson/figures/extent.ts'
import { isForeign, restated, type UnitSystem, usualUnit } from '@keelson/units/systems.ts'
import { textIn } from './in-units-texts.ts'
import { OWN_SIZES, type PageSizes } from './page-sizes.ts'

type System = Exclude<UnitSystem, 'declared'>

export const figureIn = (figure: FigureAnswer, system: System, sizes: PageSizes = OWN_SIZES): FigureAnswer => ({
  ...figure,
  drawing: {
    ...figure.drawing,
    shapes: figure.drawing.shapes.map((shape) => shapeIn(shape, figure.drawing, system, sizes)),
    ...(isForeign(system, figure.drawing.unit) && { bar: 'us' as const }),
  },
})

function shapeIn(shape: Shape, drawing: Drawing, system: System, sizes: PageSizes): Shape {
  if (shape.kind === 'ruler') return rulerIn(shape, drawing, system)
  return 'label' in shape && shape.label ? ({ ...shape, label: labelIn(shape.label, system, sizes) } as Shape) : shape
}

function labelIn(given: Label, system: System, sizes: PageSizes): Label {
  const { value, unit, text } = given
  const label = text === undefined ? given : { ...given, text: textIn(system, sizes)(text) }
  if (value === undefined || unit === undefined) return label
  const to = usualUnit(system, unit, sizes(unit, value))
  return to === unit ? label : { ...label, value: restated(value, unit, to), unit: to }
}

/** Its numbers are the coordinates times a factor, from a start. */
function rulerIn(ruler: Ruler, drawing: Drawing, system: System): Ruler {
  const { factor = 1, start = 0, unit } = ruler
  const { left, right, bottom, top } = extentOf(drawing)
  const ends = ruler.along === 'x' ? [left, right] : [bottom, top]
  const to = usualUnit(system, unit, Math.max(...ends.map((end) => Math.abs(factor * end + start))))
  if (to === unit) return ruler
  const at = (value: number) => restated(value, unit, to)
  return { ...ruler, unit: to, factor: at(factor) - at(0), start: at(start) }
}
