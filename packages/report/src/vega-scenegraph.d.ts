/** The part of vega-scenegraph that the charts set; the package has no types of its own. */
declare module 'vega-scenegraph' {
  interface TextItem {
    readonly fontSize?: number
    readonly limit?: number
  }
  export const textMetrics: {
    canvas(use: boolean): void
    width: (item: TextItem, text: unknown) => number
  }
}
