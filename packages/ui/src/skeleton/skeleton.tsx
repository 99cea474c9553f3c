import './skeleton.css'

export interface SkeletonProps {
  /** CSS lengths: the size of what is coming, so that nothing jumps. */
  readonly width?: string
  readonly height?: string
  /** How many lines, 1 if left out. */
  readonly lines?: number
}

/** The place of something that is on its way. Readers hear of it from the part that waits, not from here. */
export const Skeleton = ({ width = '100%', height = '14px', lines = 1 }: SkeletonProps) => (
  <span className="ca-skeleton-lines" aria-hidden="true">
    {Array.from({ length: lines }, (_, line) => (
      <span key={line} className="ca-skeleton" style={{ width, height }} />
    ))}
  </span>
)
