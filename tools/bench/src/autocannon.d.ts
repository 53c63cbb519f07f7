/** What the bench uses of autocannon, which brings no types. */
declare module 'autocannon' {
  interface Options {
    readonly url: string
    readonly method: 'POST'
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
    readonly connections: number
    /** Seconds. */
    readonly duration: number
  }
  interface Outcome {
    readonly requests: { readonly average: number; readonly total: number }
    readonly latency: { readonly p50: number; readonly p99: number }
    readonly non2xx: number
  }
  export default function autocannon(options: Options): Promise<Outcome>
}
