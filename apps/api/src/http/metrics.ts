/** Figures of the process in Prometheus' text format. Routes are patterns, so no identifier of a person is in a label. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import { timesWithoutRoom } from './no-room.ts'

const BUCKETS_S = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5] as const

interface Series {
  count: number
  sum: number
  readonly buckets: number[]
}

/** Counts every request once it is answered. */
export class Metrics {
  readonly #series = new Map<string, Series>()
  readonly #loop = monitorEventLoopDelay({ resolution: 20 })

  observe(route: string, method: string, status: number, seconds: number): void {
    const labels = `metodo="${method}",ruta="${route}",estado="${status}"`
    const series = this.#series.get(labels) ?? { count: 0, sum: 0, buckets: BUCKETS_S.map(() => 0) }
    series.count += 1
    series.sum += seconds
    BUCKETS_S.forEach((limit, index) => {
      if (seconds <= limit) series.buckets[index] = (series.buckets[index] ?? 0) + 1
    })
    this.#series.set(labels, series)
  }

  watch(app: FastifyInstance): void {
    this.#loop.enable()
    app.addHook('onClose', async () => {
      this.#loop.disable()
    })
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'desconocida'
      this.observe(route, request.method, reply.statusCode, reply.elapsedTime / 1000)
    })
  }

  /** @param free bytes left in the folder of data; null where nobody knows */
  text(free: number | null = null): string {
    const lines = [
      '# HELP cauce_http_segundos Duración de las llamadas respondidas.',
      '# TYPE cauce_http_segundos histogram',
    ]
    for (const [labels, { count, sum, buckets }] of this.#series) {
      BUCKETS_S.forEach((limit, index) => {
        lines.push(`cauce_http_segundos_bucket{${labels},le="${limit}"} ${buckets[index] ?? 0}`)
      })
      lines.push(`cauce_http_segundos_bucket{${labels},le="+Inf"} ${count}`)
      lines.push(
        `cauce_http_segundos_sum{${labels}} ${sum.toFixed(6)}`,
        `cauce_http_segundos_count{${labels}} ${count}`,
      )
    }
    lines.push(
      '# HELP cauce_sin_espacio_total Llamadas que no se pudieron guardar por falta de disco o de memoria.',
      '# TYPE cauce_sin_espacio_total counter',
      `cauce_sin_espacio_total ${timesWithoutRoom()}`,
    )
    if (free !== null) {
      lines.push('# TYPE cauce_disco_libre_bytes gauge', `cauce_disco_libre_bytes ${free}`)
    }
    const memory = process.memoryUsage()
    lines.push(
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${memory.rss}`,
      '# TYPE nodejs_heap_used_bytes gauge',
      `nodejs_heap_used_bytes ${memory.heapUsed}`,
      '# TYPE nodejs_eventloop_delay_p99_seconds gauge',
      `nodejs_eventloop_delay_p99_seconds ${(this.#loop.percentile(99) / 1e9).toFixed(6)}`,
      '# TYPE process_uptime_seconds counter',
      `process_uptime_seconds ${process.uptime().toFixed(0)}`,
    )
    return `${lines.join('\n')}\n`
  }
}
