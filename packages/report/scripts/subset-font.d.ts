/** The part of subset-font that the font script uses; the package has no types of its own. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2'
    readonly noHinting?: boolean
    readonly dropTables?: readonly string[]
  }
  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
