import './login-art.css'

export interface LoginArtProps {
  readonly title?: string
  /** One short sentence a line. */
  readonly lines: readonly string[]
}

/** The river beside the sign-in: four currents of one drawing, no image to fetch. */
export const LoginArt = ({ title = 'Cauce', lines }: LoginArtProps) => (
  <header className="ca-art">
    <svg
      className="ca-art-river"
      viewBox="0 0 808 900"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
    >
      <path
        stroke="#1a4673"
        strokeWidth="54"
        d="M-40 72C120 72 190 190 250 285S342 372 415 450 560 660 640 740 760 828 850 830"
      />
      <path
        stroke="#29547f"
        strokeWidth="24"
        d="M-40 236C100 238 168 322 228 398S300 480 358 542 500 740 580 820 680 912 740 942"
      />
      <path stroke="#4d76a3" strokeWidth="10" d="M236-20C320 80 370 190 430 262S600 492 680 575 790 652 850 656" />
      <path stroke="#6b89a8" strokeWidth="5" d="M-40 414C80 428 140 498 190 558S256 632 302 672 400 790 480 912" />
    </svg>
    <div className="ca-art-words">
      <p className="ca-art-title">{title}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  </header>
)
