"""edi-856-asn: tables, typed slips and X12 files. Printed slips come from make/shipping_papers.py."""
import io

from write_cases import BLIND, case

MODEL = "edi-856-asn"


def cases_of_texts():
    folder = BLIND / MODEL / "files"
    folder.mkdir(parents=True, exist_ok=True)
    cases = []

    def add(name, ending, text, truth, kind="belongs", made="written by hand"):
        (folder / f"{name}.{ending}").write_bytes(text if isinstance(text, bytes) else text.encode())
        cases.append(case(f"asn-{name}", kind, made, truth, file=f"files/{name}.{ending}"))

    add("plain-csv", "csv", "PO Number,SKU,Description,Qty Shipped,UOM\nPO-4471,KX-10,Copper elbow 15 mm,250,EA\nPO-4471,KX-22,Copper tee 22 mm,80,EA\n", {"orders": ["PO-4471"], "items": [{"part": "KX-10", "quantity": 250}, {"part": "KX-22", "quantity": 80}]})
    add("semicolon-csv", "csv", "Purchase order;Buyer part;Vendor part;Quantity;Carton\n88120;B-7;V-990;12;1\n88120;B-8;V-991;30;1\n88121;B-7;V-990;6;2\n", {"orders": ["88120", "88121"], "items": [{"part": "B-7", "quantity": 12}, {"part": "B-8", "quantity": 30}, {"part": "B-7", "quantity": 6}]})
    add("csv-with-sum", "csv", "Order No,Item No,Item,Shipped\nA-19,771,Lamp shade,14\nA-19,772,Lamp foot,14\n,,Total,28\n", {"orders": ["A-19"], "items": [{"part": "771", "quantity": 14}, {"part": "772", "quantity": 14}]})
    add("typed-slip", "txt", "PACKING SLIP\n\nShip from: Birch Tooling Inc, 400 Foundry Rd, Dayton, OH 45402\nShip to: Larkfield Motors, Dock 3, 18 Assembly Way, Lansing, MI 48910\nPO number: 7741-C\nShip date: March 14, 2025\nCarrier: Granite Freight (SCAC GRFT)\nBOL: BT-220914\nCartons: 6\nWeight: 412 lb\n\nPart no   Description        Qty\nBT-100    Drill guide        40\nBT-115    Clamp arm, left    16\n", {"shipment": {"shipFrom.name": "Birch Tooling Inc", "shipTo.name": "Larkfield Motors", "shipTo.city": "Lansing", "shipDate": "2025-03-14", "scac": "GRFT", "billOfLading": "BT-220914", "cartons": 6, "weight": 412, "proNumber": None}, "orders": ["7741-C"], "items": [{"part": "BT-100", "quantity": 40}, {"part": "BT-115", "quantity": 16}]})

    def x12(control="000000905", st="0001", count="17", ctt="1", se=None, hl_parent="1", date="20250311"):
        lines = [
            f"ISA*00*          *00*          *ZZ*NORTHWIRE      *ZZ*BIGBOX         *250311*0915*U*00401*{control}*0*P*>",
            f"GS*SH*NORTHWIRE*BIGBOX*20250311*0915*905*X*004010",
            f"ST*856*{st}",
            f"BSN*00*SH-5512*{date}*0914",
            "HL*1**S",
            "TD1*CTN25*4****G*88*LB",
            "TD5*B*2*ODFL",
            "REF*BM*BL77120",
            "DTM*011*20250311",
            "N1*SF*Northwire Cable*92*NW1",
            "N1*ST*Bigbox DC 12*92*0012",
            f"HL*2*{hl_parent}*O",
            "PRF*PO661200",
            "HL*3*2*I",
            "LIN**BP*CBL-9",
            "SN1**144*EA",
            f"CTT*{ctt}" if ctt != "1" else "CTT*3",
            f"SE*{se or count}*{st}",
            "GE*1*905",
            f"IEA*1*{control}",
        ]
        return "~\n".join(lines) + "~\n"

    add("valid-856", "edi", x12(count="16"), {"faults": [], "shipment": {"shipmentId": "SH-5512", "billOfLading": "BL77120", "scac": "ODFL"}, "orders": ["PO661200"], "items": [{"part": "CBL-9", "quantity": 144}]})
    add("wrong-count", "edi", x12(count="21"), {"faults": ["SE"]}, made="the number of segments is wrong")
    add("wrong-parent", "edi", x12(count="16", hl_parent="7"), {"faults": ["HL"]}, made="a loop names a parent that is not there")
    add("bad-date", "edi", x12(count="16", date="20251399"), {"faults": ["BSN"]}, made="a month 13")
    add("wrong-control", "edi", x12(count="16").replace("IEA*1*000000905", "IEA*1*000000906"), {"faults": ["IEA"]}, made="the control numbers of the interchange differ")
    add("one-line-856", "edi", x12(count="16").replace("\n", ""), {"faults": [], "orders": ["PO661200"]}, made="the same without line ends")

    import openpyxl

    book = openpyxl.Workbook()
    sheet = book.active
    sheet.append(["Order", "Material", "Text", "Delivered", "Unit", "Ship to"])
    sheet.append(["45001", "M-311", "Hinge, steel", 600, "PC", "Delft Works BV"])
    sheet.append(["45001", "M-312", "Hinge, brass", 120, "PC", "Delft Works BV"])
    buffer = io.BytesIO()
    book.save(buffer)
    add("book", "xlsx", buffer.getvalue(), {"orders": ["45001"], "items": [{"part": "M-311", "quantity": 600}, {"part": "M-312", "quantity": 120}], "shipment": {"shipTo.name": "Delft Works BV"}})

    nothing = {"items": [], "orders": []}
    add("x12-810", "edi", "ISA*00*          *00*          *ZZ*AAA            *ZZ*BBB            *250311*0915*U*00401*000000001*0*P*>~GS*IN*AAA*BBB*20250311*0915*1*X*004010~ST*810*0001~BIG*20250301*INV1~TDS*10000~SE*4*0001~GE*1*1~IEA*1*000000001~", {"faults": ["ST"]}, "does-not-belong", "an invoice in X12")
    add("letter", "txt", "Dear Aunt Rose, thank you for the lovely scarf. We have had snow all week and the cat refuses to go out. Love, Pippa\n", nothing, "does-not-belong", "a letter")
    add("menu", "csv", "Dish,Price\nSoup,4.50\nPie,9.00\n", nothing, "does-not-belong", "a menu as a table")
    add("blank", "txt", " \n\n", None, "does-not-belong", "white space")
    add("edifact", "edi", "UNA:+.? 'UNB+UNOA:1+SENDER+RECEIVER+250311:0915+1'UNH+1+DESADV:D:96A:UN'BGM+351+77+9'UNT+3+1'UNZ+1+1'", nothing, "does-not-belong", "a despatch advice in EDIFACT")
    return cases
