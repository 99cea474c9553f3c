# language: es
@regla @mensaje @servidor-propio
Característica: El déficit de G6PD y el trasplante
  Lo anotado en los antecedentes, o lo que dice un diagnóstico de la historia, se mira en cada medicamento con la tabla de condiciones.

  Antecedentes:
    Dado que "medico@cauce.demo" ingresó con su código
    Y un afiliado con alergia a "principio Insulina glargina"

  @regla:medication/condition-check
  Regla: Lo que la tabla dice del medicamento se avisa con su gravedad

    Esquema del escenario: <medicamento> con <condición>
      Cuando anota que <tiene> tiene <condición>
      Y pide los avisos de "<medicamento>"
      Entonces hay un aviso de condicion que dice "<título>"
      Y su gravedad es "<gravedad>"

      Ejemplos:
        | tiene | condición        | medicamento                             | título                                                   | gravedad       |
        | sí    | déficit de G6PD  | Primaquina 15 mg tableta                | Contraindicado con déficit de G6PD: Primaquina           | contraindicada |
        | sí    | déficit de G6PD  | Nitrofurantoína 100 mg cápsula          | Debe evitarse con déficit de G6PD: Nitrofurantoína       | mayor          |
        | sí    | déficit de G6PD  | Trimetoprim/sulfametoxazol 160/800 mg tableta | Debe evitarse con déficit de G6PD: Sulfametoxazol  | mayor          |
        | sí    | déficit de G6PD  | Ácido acetilsalicílico 100 mg tableta   | Téngalo en cuenta con déficit de G6PD: Ácido acetilsalicílico | informativa |
        | sí    | un trasplante    | Vacuna triple viral 0,5 mL vial         | Contraindicado con trasplante: Vacuna triple viral       | contraindicada |
        | sí    | un trasplante    | Naproxeno 500 mg tableta                | Debe evitarse con trasplante: Naproxeno                  | mayor          |

    Escenario: Se manda sin decir por qué
      Cuando anota que sí tiene déficit de G6PD
      Y ordena directamente los medicamentos:
        | medicamento                    | frecuencia | avisos        |
        | Nitrofurantoína 100 mg cápsula | 12         | sin responder |
      Entonces se le niega con "Debe evitarse con déficit de G6PD: Nitrofurantoína"

  @regla:medication/known-conditions
  Regla: También lo dice un diagnóstico

    Escenario: Un trasplante de riñón en la historia
      Dado que su historia tiene el diagnóstico "Z940"
      Cuando pide los avisos de "Naproxeno 500 mg tableta"
      Entonces hay un aviso de condicion que dice "Debe evitarse con trasplante: Naproxeno"

    Escenario: Un trasplante de córnea no es lo mismo
      Dado que su historia tiene el diagnóstico "Z947"
      Cuando pide los avisos de "Naproxeno 500 mg tableta"
      Entonces no hay avisos de condicion

  @regla:medication/condition-check
  Regla: Lo que no se ha preguntado calla, salvo donde hay que saberlo

    Escenario: Nadie ha preguntado, y el medicamento no lo exige
      Cuando pide los avisos de "Nitrofurantoína 100 mg cápsula"
      Entonces no hay avisos de condicion
      Y la condición no se comprueba

    Escenario: Nadie ha preguntado, y el medicamento lo exige
      Cuando pide los avisos de "Primaquina 15 mg tableta"
      Entonces la condición queda sin verificar porque "No se ha preguntado por el déficit de G6PD, y con Primaquina hay que saberlo: hemólisis aguda"

    Escenario: Se preguntó y no lo tiene
      Cuando anota que no tiene déficit de G6PD
      Y pide los avisos de "Primaquina 15 mg tableta"
      Entonces no hay avisos de condicion
      Y la condición queda limpia
