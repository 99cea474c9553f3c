import './brand.css'

export interface BrandProps {
  /** Side of the mark in px. */
  readonly size?: number
  /** With the name beside the mark. */
  readonly word?: boolean
}

/** The mark: three currents of one river. It takes the colour of the text around it. */
export const Brand = ({ size = 26, word = true }: BrandProps) => (
  <span className="ca-brand">
    <svg
      width={size}
      height={size}
      viewBox="0 0 26 26"
      fill="none"
      stroke="currentColor"
      strokeLinecap="round"
      role={word ? undefined : 'img'}
      aria-hidden={word ? true : undefined}
      aria-label={word ? undefined : 'Cauce'}
    >
      <path strokeWidth="3" d="M3 5.5c6.5 0 8 4.5 11 8.5s5 8 9 8" />
      <path strokeWidth="2" d="M9.5 3.5c5 1 6.5 5 9 8.5s3 4.5 5 5.5" />
      <path strokeWidth="1.6" d="M2.5 12.5c4.5.5 6 3.5 8.5 6.5s3.5 4 6 4.5" />
    </svg>
    {word ? <span className="ca-brand-word">Cauce</span> : null}
  </span>
)
