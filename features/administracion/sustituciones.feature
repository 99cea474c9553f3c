# language: es
@regla @servidor-propio @regla:access/substitution
Característica: Sustituir a un profesional
  Mientras un profesional no está, otro atiende sus consultas por unos días que alguien más concedió. Firma el sustituto, y se ve que lo es.

  Antecedentes:
    Dado que "admin@cauce.demo" ingresó con su código

  Regla: El sustituto atiende solo en sus días y mientras nadie lo revoque

    Escenario: Ordena en la consulta de quien sustituye
      Cuando concede a "oncologo@cauce.demo" las consultas de "medico@cauce.demo" desde hoy y por 3 días
      Entonces "oncologo@cauce.demo" ordena en la consulta 1
      Y la auditoría dice que lo hizo en sustitución de "Laura Restrepo Mejía"
      Y el PDF de esa orden dice "En sustitución de Laura Restrepo Mejía"

    Esquema del escenario: Fuera de sus días no
      Cuando concede a "oncologo@cauce.demo" las consultas de "medico@cauce.demo" <cuándo> y por 3 días
      Entonces "oncologo@cauce.demo" no ordena en la consulta 1

      Ejemplos:
        | cuándo             |
        | desde mañana       |
        | en otra época      |

    Escenario: Se revoca
      Cuando concede a "oncologo@cauce.demo" las consultas de "medico@cauce.demo" desde hoy y por 3 días
      Y revoca la sustitución
      Entonces "oncologo@cauce.demo" no ordena en la consulta 1

  @mensaje
  Regla: La concede otra persona, entre dos que atienden y por poco tiempo

    Esquema del escenario: <qué>
      Cuando concede a "<sustituto>" las consultas de "<titular>" desde hoy y por <días> días
      Entonces se le niega con "<mensaje>"

      Ejemplos:
        | qué                        | sustituto            | titular              | días | mensaje                                                          |
        | A uno mismo                | admin@cauce.demo     | medico@cauce.demo    | 3    | Nadie se concede a sí mismo una sustitución                      |
        | A quien no atiende         | auxiliar@cauce.demo  | medico@cauce.demo    | 3    | Debe ser un profesional activo que atiende consultas             |
        | A quien no tiene registro  | referente@cauce.demo | medico@cauce.demo    | 3    | Falta su registro profesional                                    |
        | Demasiado tiempo           | oncologo@cauce.demo  | medico@cauce.demo    | 32   | Puede durar máximo 31 días                                       |
        | La misma persona           | medico@cauce.demo    | medico@cauce.demo    | 3    | El sustituto debe ser otra persona                               |

    Escenario: Dos veces los mismos días
      Cuando concede a "oncologo@cauce.demo" las consultas de "medico@cauce.demo" desde hoy y por 3 días
      Y concede a "oncologo@cauce.demo" las consultas de "medico@cauce.demo" desde hoy y por 3 días
      Entonces se le niega con "Estas dos personas ya tienen una sustitución en esos días"

    Escenario: Quien no tiene el permiso
      Dado que "medico@cauce.demo" ingresó con su código
      Cuando concede a "oncologo@cauce.demo" las consultas de "medico@cauce.demo" desde hoy y por 3 días
      Entonces se le niega el acceso
