import './login-art.css'

export interface LoginArtProps {
  readonly title?: string
  /** One short sentence a line. */
  readonly lines: readonly string[]
}

/** The river beside the sign-in: four currents of one drawing, no image to fetch. */
export const LoginArt = ({ title = 'Cauce', lines }: LoginArtProps) => (
  <div className="ca-art">
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
        d="M-40 72C130 72 190 200 250 292S352 404 420 456 560 640 628 716 730 818 850 828"
      />
      <path
        stroke="#29547f"
        strokeWidth="24"
        d="M-40 236C110 240 180 340 236 408S316 506 372 552 470 690 532 770 640 900 740 936"
      />
      <path
        stroke="#4d76a3"
        strokeWidth="10"
        d="M236-20C300 60 344 150 390 222S446 300 496 330 590 440 640 516 730 632 850 656"
      />
      <path stroke="#6b89a8" strokeWidth="5" d="M-40 418C80 428 140 500 196 568S262 636 312 676 400 790 480 912" />
    </svg>
    <div className="ca-art-words">
      <p className="ca-art-title">{title}</p>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  </div>
)
