# language: es
@regla:insurance/portability-kind @regla:insurance/portability-extension @regla:insurance/portability-term
Característica: Atender a un afiliado en otro municipio
  Quien va por un tiempo a otro municipio se atiende allá desde su primer día hasta el último, y después, donde siempre.

  Antecedentes:
    Dado que "aseguramiento@cauce.demo" ingresó con su código

  @regla @servidor-propio
  Esquema del escenario: De sus días sale qué portabilidad es: <caso>
    Cuando radica la portabilidad de "42995630" a "27001" desde hoy por <dias> días
    Entonces la portabilidad es "<tipo>"

    Ejemplos:
      | caso                   | dias | tipo      |
      | hasta un mes, ocasional | 20  | Ocasional |
      | más de un mes, temporal | 100 | Temporal  |

  @regla
  Escenario: La familia que vive dispersa no tiene fecha final
    Cuando radica la portabilidad de "98554127" a "27001" por dispersión
    Entonces la portabilidad es "Dispersión de la familia"

  @regla
  Escenario: A quien está por regresar se le pregunta
    Cuando mira las portabilidades de "salida" que están activas
    Entonces a "39201143" se le pregunta "Termina el"
    Y a "39201143" se le pregunta ": ¿regresa, prorroga o cambia de EPS?"

  @mensaje
  Esquema del escenario: Lo que no se radica: <caso>
    Cuando radica la portabilidad de "<documento>" a "<destino>" desde hoy por <dias> días
    Entonces se le niega con "<mensaje>"

    Ejemplos:
      | caso                            | documento | destino | dias | mensaje                                             |
      | más de doce meses               | 43056771  | 27001   | 400  | Más de doce meses: corresponde un traslado de EPS.  |
      | al municipio en que ya está     | 43056771  | 05266   | 40   | El municipio de destino es el de su afiliación.     |
      | con un fin anterior al principio | 43056771 | 27001   | -5   | El último día no puede ser anterior al primero.     |
      | sin fin                         | 43056771  | 27001   | 0    | Diga hasta cuándo, o que la familia vive dispersa.  |

  @flujo @servidor-propio
  Escenario: Empieza en su día, y al día siguiente del último vuelve a donde siempre
    Cuando radica la portabilidad de "42995630" a "27001" desde hoy por 100 días
    Y le asignan la sede "Hospital San Roque"
    Y consulta los derechos de "42995630"
    Entonces entre sus razones está "Se atiende en Hospital San Roque"
    Cuando pasan 101 días
    Y "aseguramiento@cauce.demo" vuelve a ingresar
    Y consulta los derechos de "42995630"
    Entonces entre sus razones está "Se atiende en Sede Itagüí Parque"

  @flujo @servidor-propio
  Escenario: Vencida, se prorroga una vez y hasta quince días después
    Cuando radica la portabilidad de "42995630" a "27001" desde hoy por 100 días
    Y le asignan la sede "Hospital San Roque"
    Y pasan 106 días
    Y "aseguramiento@cauce.demo" vuelve a ingresar
    Y la prorroga hasta dentro de 500 días
    Entonces se le niega con "La prórroga llega, a lo sumo, hasta el"
    Cuando la prorroga hasta dentro de 1 días
    Entonces se le niega con "La prórroga va hasta un día posterior al"
    Cuando la prorroga hasta dentro de 200 días
    Y consulta los derechos de "42995630" dentro de 106 días
    Entonces entre sus razones está "Se atiende en Hospital San Roque"
    Cuando la prorroga hasta dentro de 220 días
    Entonces se le niega con "Solo se prorroga una vez una portabilidad temporal."

  @mensaje @servidor-propio
  Escenario: Pasados quince días del vencimiento ya no se prorroga
    Cuando radica la portabilidad de "42995630" a "27001" desde hoy por 100 días
    Y le asignan la sede "Hospital San Roque"
    Y pasan 116 días
    Y "aseguramiento@cauce.demo" vuelve a ingresar
    Y la prorroga hasta dentro de 200 días
    Entonces se le niega con "La prórroga se pide hasta 15 días después del vencimiento."

  @mensaje @servidor-propio
  Escenario: Negar dice por qué
    Cuando radica la portabilidad de "42995630" a "27001" desde hoy por 100 días
    Y la niega diciendo "no"
    Entonces se le niega con "Diga por qué, en 10 caracteres o más."

  @flujo @navegador
  Escenario: Lo que espera respuesta se ve en su página
    Cuando "aseguramiento@cauce.demo" abre en el navegador "Portabilidad de salida"
    Entonces ve "Por responder"
    Y ve "Temporal"
