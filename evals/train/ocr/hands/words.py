"""What people write into forms. The words of the part that is measured are not among those trained with."""

import numpy as np

LEARNED = {
    "given": "ANNA MARIA JOHN PETER MOHAMMED FATIMA WEI LI JEAN PIERRE HANS JÜRGEN OLGA IVAN SVEN ASTRID JOÃO INÊS CARLOS LUCÍA GIULIA MARCO KATARZYNA PIOTR ZEYNEP AHMET YUKI HARUTO PRIYA RAJ DAVID SARAH EMMA NOAH OLIVIA LIAM CHLOË FRANÇOIS BJÖRN JOSÉ ZOË THOMAS CLARE HUGH RUTH BEATRIX QUENTIN XAVIER VICTOR WENDY IRIS FELIX GRACE DOUGLAS BRIAN KEVIN JACK MIKE ELIZABETH MARGARET KOFI AMARA THABO NGUYEN LINH",
    "family": "SMITH JONES MÜLLER SCHMIDT GARCÍA LÓPEZ ROSSI BIANCHI KOWALSKI NOWAK YILMAZ TANAKA SATO PATEL SINGH KUMAR WANG ZHANG DUBOIS LEFÈVRE JOHANSSON NIELSEN HANSEN SØRENSEN NOVÁK HORVÁTH POPESCU PETROVIĆ O'BRIEN MACDONALD VAN DIJK DE VRIES BAKER COOPER FISHER HUGHES WRIGHT QUINN XU KELLY BROWN WHITE YOUNG KING HILL FOX OKEKE MENSAH DLAMINI TRAN PHAM SILVA COSTA FERREIRA WEBER WAGNER BECKER JANSSEN VOGEL ZIEGLER",
    "street": "HIGH STREET,STATION ROAD,MAIN ST,CHURCH LANE,PARK AVENUE,OAK DRIVE,MILL ROAD,BAHNHOFSTR.,HAUPTSTRASSE,GARTENWEG,RUE DE LA GARE,AVENUE VICTOR HUGO,VIA ROMA,CALLE MAYOR,UL. DŁUGA,KERKSTRAAT,STORGATAN,RUA AUGUSTA,ELM CLOSE,QUEEN'S CRESCENT,KING WILLIAM ROW,BROADWAY,FIFTH AVE,SUNSET BLVD,LINDEN GROVE,VICTORIA TERRACE,ALBERT SQUARE,JUBILEE WAY",
    "town": "LONDON LEEDS YORK BRISTOL DUBLIN CORK PARIS LYON LILLE BERLIN KÖLN MÜNCHEN BREMEN WIEN GRAZ ZÜRICH BASEL ROMA MILANO TORINO MADRID SEVILLA PORTO LISBOA WARSZAWA KRAKÓW ŁÓDŹ PRAHA BRNO BUDAPEST OSLO BERGEN MALMÖ ÅRHUS HELSINKI UTRECHT GENT ANTWERPEN CHICAGO BOSTON DENVER HOUSTON SEATTLE TORONTO SYDNEY PERTH AUCKLAND MUMBAI DELHI LAGOS ACCRA NAIROBI JAKARTA MANILA BANGKOK IZMIR TEXAS OHIO IOWA FRANCE GERMANY ITALY SPAIN POLAND NORWAY USA UK",
    "goods": "STEEL PIPES,COTTON SHIRTS,FROZEN FISH,RICE BAGS,WOODEN CHAIRS,SPARE PARTS,PAPER ROLLS,COFFEE BEANS,ENGINE OIL,PLASTIC CUPS,GLASS JARS,OFFICE DESK,CABLE DRUM,PALLETS,CARTONS,BOXES,CRATES,DRUMS,BATTERIES,BRAKE DISCS,FLOOR TILES,X-RAY HAND,BLOOD TEST,DENTAL CHECK,PHYSIO SESSION,WHEEL HUB,GARDEN HOSE,WOOL BLANKET,JAM,QUARTZ SAND,ZINC SHEET,PUMP VALVE KIT,KITCHEN FAUCET",
    "firm": "ACME TRADING LTD,BLUE SKY FOODS INC,NORD LOGISTIK GMBH,GLOBAL PARTS CO,SUNRISE EXPORT,ALPHA & SONS,ZENITH WORKS LLC,QUICK FREIGHT,RIVER MILLS,TRANS OCEAN LINE,GREEN VALLEY FARM,CITY HOSPITAL,ST MARY CLINIC,FIRST MUTUAL INSURANCE,UNION BANK,HAFEN SPEDITION AG",
    "plain": "YES NO NONE SAME AS ABOVE N/A URGENT PAID DUE PREPAID COLLECT FRAGILE KEEP DRY CASH DATE NAME SIGNED AND THE OF FOR WITH TO BY PER KG LBS PCS NET GROSS TOTAL LEFT RIGHT KNEE PAIN FEVER MALE FEMALE MARRIED SINGLE MONTH WEEK DRIVER TRUCK NUMBER BOX WATER HOUSE JULY MARCH MAY DECEMBER",
}
KEPT = {
    "given": "HELEN ROBERT AGNES WILFRED NADIA OSCAR JUDITH MAXIM BRIDGET ELIAS VERA HAROLD KIRSTEN PHOEBE DYLAN GWEN STUART MORITZ",
    "family": "HALLORAN WEXFORD BRAITHWAITE KESTREL OYELARAN VASQUEZ LINDGREN PICKFORD ZAMORA DUQUESNE HARGREAVES MIKHAILOV CASTELLANI TREMBLAY BJORKMAN QURESHI YATES FAULKNER",
    "street": "HARBOUR VIEW,FOUNDRY LANE,COPPERGATE,WEAVERS WALK,DEICHSTRASSE,RUE DU MOULIN,VIA GARIBALDI,PASEO DEL PRADO,GRANITE COURT,OLD QUARRY RD,MAPLE RIDGE DR,BAKEHOUSE YARD",
    "town": "EXETER PLYMOUTH GALWAY NANTES DORTMUND SALZBURG VERONA VALENCIA COIMBRA GDANSK OSTRAVA TAMPERE ROTTERDAM MILWAUKEE OMAHA VANCOUVER BRISBANE KARACHI KUMASI DURBAN",
    "goods": "CANNED TOMATOES,BICYCLE FRAMES,ROOF SLATES,LEATHER BELTS,WATER FILTERS,GEARBOX,HYDRAULIC JACK,PRINTED BOOKS,ALMOND OIL,SURGICAL GLOVES,ULTRASOUND,VACCINATION,KNEE BRACE,FENCE POSTS",
    "firm": "KESTREL SHIPPING,MARLOW & FINCH,OAKFIELD DAIRY LTD,BRIGHTWATER CLINIC,HELVETIA TOOLS,EXETER MARINE SUPPLY,JUNIPER TEXTILES CO,WOLFGANG BAU",
    "visit": "KNEE PAIN,YEARLY CHECK,COUGH AND FEVER,SPRAINED ANKLE,BACK PAIN,SKIN RASH,SORE THROAT,EYE TEST,DRESSING CHANGE,BLOOD TEST",
    "plain": "GOODS RECEIVED,PLEASE CALL,TWO PALLETS SHORT,NO ALLERGIES,FRONT DOOR,AFTER SURGERY,OWN VEHICLE,BROKEN WINDOW,REAR AXLE,HANDLE WITH CARE",
}
SYLLABLES = "BA BE BI BO BU CA CO DA DE DI DO FA FE FI FO GA GE GO GU HA HE HI HO JA JO JU KA KE KI KO LA LE LI LO MA ME MI MO NA NE NI NO PA PE PI PO QUA QUE RA RE RI RO SA SE SI SO TA TE TI TO VA VE VI VO WA WE WI XA XI YA YO ZA ZE ZO STR BR CH SCH TH ER EN AN ON UM IX OX EY AY ND RT CK LL TT SS".split()
CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
MONTHS = "JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC".split()


class Words:
    def __init__(self, rng: np.random.Generator, kept: bool):
        self.rng, self.kept = rng, kept
        self.lists = KEPT if kept else LEARNED

    def of(self, kind: str) -> str:
        text = self.lists[kind]
        return str(self.rng.choice(text.split(",") if "," in text else text.split(" ")))

    def digits(self, low: int, high: int | None = None) -> str:
        return "".join(str(self.rng.integers(10)) for _ in range(self.rng.integers(low, (high or low) + 1)))

    def capitals(self, low: int, high: int) -> str:
        return "".join(self.rng.choice(list(CAPITALS)) for _ in range(self.rng.integers(low, high + 1)))

    def made_up(self) -> str:
        return "".join(self.rng.choice(SYLLABLES) for _ in range(self.rng.integers(2, 5)))

    def date(self) -> str:
        r = self.rng
        d, m, y = int(r.integers(1, 29)), int(r.integers(1, 13)), int(r.integers(1948, 2027))
        return str(r.choice([f"{d:02}/{m:02}/{y}", f"{d}/{m}/{y % 100:02}", f"{d:02}.{m:02}.{y}", f"{d:02}-{m:02}-{y}", f"{d} {MONTHS[m - 1]} {y}", f"{y}-{m:02}-{d:02}", f"{d:02}{m:02}{y}"]))

    def amount(self) -> str:
        r = self.rng
        whole, cents = int(10 ** r.uniform(0.5, 5)), int(r.integers(100))
        sign = str(r.choice(["", "", "", "$", "€", "£"])) if not self.kept else str(r.choice(["", "", "$"]))
        return str(r.choice([f"{sign}{whole}.{cents:02}", f"{sign}{whole:,}.{cents:02}", f"{whole},{cents:02}", f"{sign}{whole}", f"{whole}.00"]))

    def number(self) -> str:
        r, D, L = self.rng, self.digits, self.capitals
        return str(r.choice([D(4, 9), f"{L(1, 3)}{D(4, 8)}", f"{L(2, 3)}-{D(3, 6)}", f"{D(2)}-{D(5, 7)}", f"{L(4, 4)}{D(7)}", f"{D(3)}-{D(2)}-{D(4)}", f"{L(1, 1)}{D(2)}.{D(1)}", f"({D(3)}) {D(3)}-{D(4)}", f"+{D(2)} {D(3)} {D(6)}", f"{L(2, 2)}{D(1)} {D(1)}{L(2, 2)}", f"INV-{D(5)}", f"NO. {D(4)}", f"{D(4)}/{D(2)}", "".join(r.choice(list(CAPITALS + "0123456789")) for _ in range(r.integers(5, 11)))]))

    def line(self) -> str:
        r = self.rng
        kind = r.random()
        if kind < 0.17:
            return str(r.choice([f"{self.of('given')} {self.of('family')}", f"{self.of('family')}, {self.of('given')}", f"{self.of('given')} {r.choice(list(CAPITALS))}. {self.of('family')}"]))
        if kind < 0.29:
            return str(r.choice([f"{self.digits(1, 3)} {self.of('street')}", f"{self.of('street')} {self.digits(1, 2)}", f"{self.digits(5)} {self.of('town')}", f"{self.of('town')}, {self.of('town')}", self.of("town")]))
        if kind < 0.4:
            return str(r.choice([self.of("goods"), f"{self.digits(1, 3)} {self.of('goods')}", f"{self.digits(2, 4)} KG", f"{self.of('goods')} {self.digits(1, 3)}"]))
        if kind < 0.47:
            return self.of("firm")
        if kind < 0.55:
            return f"{self.of('plain')} {self.of('plain')}" if not self.kept else self.of("plain")
        if kind < 0.65:
            return self.date()
        if kind < 0.76:
            return self.amount()
        if kind < 0.92 or self.kept:
            return self.number()
        return " ".join(self.made_up() for _ in range(r.integers(1, 3)))


def in_small_letters(text: str, rng: np.random.Generator) -> str:
    return " ".join(word.capitalize() if rng.random() < 0.7 else word.lower() for word in text.split(" "))
